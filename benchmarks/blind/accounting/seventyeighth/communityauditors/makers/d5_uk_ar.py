# English housing co-op: weekly rent arrears by band of weeks, PDF by fpdf2, subtotals by estate; planted: one row dropped
from common import *
from fpdf import FPDF
R=random.Random(519)
E=[("Alder Court",["Flat %d"%i for i in range(1,17)],(96.42,108.17,121.85)),("Tannery Row",["%d"%i for i in range(1,40,2)],(118.33,131.06)),("St Botolph's House",["Rm %d"%i for i in range(1,13)],(88.15,92.70))]
sur="Adeyemi Birtwhistle Chaudhry Dodsworth Earnshaw Fenwick Gilchrist Haddow Iqbal Jellicoe Kowalczyk Lumley Mistry Nuttall Oyelaran Pickersgill Quigley Rudge Satterthwaite Tordoff Ullah Verity Wigglesworth Yardley Zielinska Ambler Broadbent Crowther Dewhirst Eccles Firth Garside Hepworth Illsley Jagger".split()
R.shuffle(sur); it=iter(sur)
K=["other:Weekly rent","other:HB/UC per week","other:1-4 wks","other:5-8 wks","other:9-13 wks","other:Over 13 wks","other:Gross arrears","other:HB due","prepaid","total"]
C=['Ref','Tenant','Property','Weekly\nrent','HB/UC\nper week','1-4\nwks','5-8\nwks','9-13\nwks','Over 13\nwks','Gross\narrears','HB\ndue','Paid in\nadvance','Net\nbalance','Action']
Wd=[15,34,17,17,17,18,17,17,17,20,21,20,20,25]
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.set_margins(11,10,11)
pg=0
def head():
    global pg
    pg+=1; p.add_page(); p.set_font('Helvetica','B',13); p.set_xy(11,9); p.cell(150,7,"Calder Vale Fully Mutual Housing Co-operative Ltd"); p.set_font('Helvetica','',9); p.cell(0,7,f'Page {pg}',align='R')
    p.set_xy(11,16); p.cell(0,5,"Rent arrears by age - week 26 ending Sunday 27 September 2026       Printed 29/09/26 by treasurer")
    p.set_xy(11,24); p.set_font('Helvetica','B',8); p.set_fill_color(222,233,226)
    x=11;
    for t,w,i in zip(C,Wd,range(99)):
        p.rect(x,24,w,9,'FD'); ls=t.split('\n'); al='L' if i<3 or i==13 else 'R'
        for q,l in enumerate(ls): p.set_xy(x,24.5+q*4 if len(ls)==2 else 26.5); p.cell(w,4,l,align=al)
        x+=w
    p.set_y(33)
def line(vals,b='',fill=False,h=5.4,bord='B'):
    p.set_font('Helvetica',b,8); p.set_draw_color(170)
    x=11;y=p.get_y()
    for v,w,i in zip(vals,Wd,range(99)):
        p.set_xy(x,y); p.cell(w,h,v if not(fill and i<3) else '',border=bord,align='L' if i<3 or i==13 else 'R',fill=fill); x+=w
    if fill:
        p.set_xy(11,y); p.cell(Wd[0]+Wd[1]+Wd[2],h,vals[0])
    p.set_draw_color(0); p.set_y(y+h)
def fm(v,sign=False):
    if v==0: return ''
    return f'{-v:,.2f} CR' if v<0 else f'{v:,.2f}'
head(); T=[];tot=[];G=[0]*10;cnt=0;ref=1104;planted=None
nums={"Alder Court":13,"Tannery Row":15,"St Botolph's House":6}
for en,props,rents in E:
    if p.get_y()>178: head()
    p.set_font('Helvetica','B',9); p.set_x(11); p.cell(0,7,en); p.ln(7)
    pick=sorted(R.sample(range(len(props)),nums[en])); S=[0]*10
    drop=pick[8] if en=='Tannery Row' else None
    for i in pick:
        nm=R.choice(['Mr ','Ms ','Mrs ','Mx ','Mr ','Ms '])+R.choice('ABCDEFGHJKLMNPRSTW')+' '+next(it); ref+=R.randint(3,19)
        rent=R.choice(rents); hb=R.choice([0,0,0,rent,r2(rent*.62),r2(rent-20)]); net=r2(rent-hb)
        if i==drop: hb=0;net=rent
        u=R.random(); b4=[0.]*4; adv=0.;due=0.;act=''
        if u<.17 and i!=drop: adv=-r2(rent*R.choice([1,2,.5,4])) 
        else:
            wk=R.choice([1,2,2,3,4,6,7,9,12,16,21]); 
            if i==drop: wk=6
            if hb==rent: b4[0]=r2(rent*min(wk,4)); due=-b4[0] if R.random()<.7 else 0.
            else:
                owed=wk
                for k,cap in enumerate((4,4,5,99)):
                    t=min(owed,cap); b4[k]=r2(t*net); owed-=t
                if hb and R.random()<.35: due=-r2(2*hb)
                act='Letter 1' if wk in(3,4) else 'Letter 2' if wk in(6,7) else 'Pay agreement' if wk in(9,12) else 'Board / NOSP' if wk>12 else ''
        gross=r2(sum(b4)); bal=r2(gross+due+adv); v=[rent,hb]+b4+[gross,due,adv,bal]
        S=[r2(a+b) for a,b in zip(S,v)]
        if i==drop:
            planted={"what":f"account T{ref} ({nm}, {props[i]} Tannery Row, net balance {m(bal)}) is left out of the list but in the subtotal and grand total (15 accounts stated, 14 shown)","kind":"row_dropped"}; continue
        if p.get_y()>185: head()
        line([f'T{ref}',nm,props[i]]+[fm(x) for x in v]+[act])
        t={"resident":f'T{ref}',"name":nm,"unit":props[i]}
        for k,x in zip(K,v):
            if x: t[k]=x
        T.append(t)
    if p.get_y()>185: head()
    p.set_fill_color(240,240,240); lab=f'{en} - {nums[en]} accounts'
    line([lab,'','']+[fm(x) for x in S]+[''],'B',True,6); p.ln(2)
    tot.append({"label":lab,**{k:x for k,x in zip(K,S) if x}}); G=[r2(a+b) for a,b in zip(G,S)]; cnt+=nums[en]
if p.get_y()>165: head()
p.set_fill_color(222,233,226); lab=f'All estates - {cnt} accounts'
line([lab,'','']+[fm(x) for x in G]+[''],'B',True,7,1)
tot.append({"label":lab,**{k:x for k,x in zip(K,G) if x}})
p.ln(3); p.set_font('Helvetica','',8); p.set_x(11)
p.multi_cell(270,4,"All amounts in pounds sterling. HB due = Housing Benefit / UC housing element assessed but not yet received from Calderdale MBC (deducted). CR = credit. Nil accounts are not listed. NOSP = notice of seeking possession. 52-week rent year, no rent-free weeks.")
f='CVHC arrears wk26.pdf'
p.output(DOC+f); print(pg,planted)
save(f,'AR','weekly rent arrears by bands of weeks with housing benefit, estates subtotalled, English co-op',True,K,T,tot,planted)
