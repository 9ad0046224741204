# resident aged receivables, fpdf2 landscape zebra, by building, comments
from common import *
from fpdf import FPDF
R=random.Random(693)
NAME='ar_resident_aging_larkmoor.pdf'
FN="Denise Marcus Tyrell Yolanda Kofi Brenda Luis Anh Patrice Gordon Shauna Emeka Rosa Dale Ingrid Wesley Priya Caleb Monique Tobias Hana Felix Lorna Andre Sofia Grant".split();LN="Hathcock Obuya Prewitt Salcedo Vandermeer Tran Lockridge Mbeki Castellanos Whitlow Dupree Nakagawa Ferrante Stubbs Alvarez-Pino Kowal Bledsoe Ramanathan Osgood Tillery Quarles Jimenez Beauchamp Hartsell".split()
BL=["Building 1 - Larkmoor North","Building 2 - Larkmoor South","Building 3 - Carriage Homes"]
ks=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit'];rows=[];gs=[];rid=30412
for b,bn in enumerate(BL):
    L=[];us=sorted(R.sample([f'{b+1}{f}{n:02d}' for f in (1,2,3)[:3 if b<2 else 2] for n in range(1,17)],[26,24,12][b]))
    for u in us:
        rent=R.choice([1195,1240,1310,1385,1450,1525,1610]);x={"unit":u,"name":f'{R.choice(LN)}, {R.choice(FN)}',"resident":f't00{rid}'};rid+=R.randint(3,90);p=R.random();st='Current';cm=''
        if p<.28: x['prepaid']=-r2(R.choice([rent,R.uniform(5,300)]))
        elif p<.6: x['b0_30']=r2(R.choice([rent,R.uniform(25,600),75]))
        elif p<.75: x['b0_30']=r2(rent+75);x['b31_60']=r2(R.uniform(75,rent))
        elif p<.85: x['b0_30']=r2(rent+75);x['b31_60']=r2(rent+75);x['b61_90']=r2(R.uniform(60,rent));cm=R.choice(['Eviction filed 4/11','Payment plan','Notice to vacate'])
        elif p<.92: x['b0_30']=r2(rent+75);x['b31_60']=r2(rent+75);x['b61_90']=r2(rent+75);x['b90']=r2(R.uniform(300,4200));cm='Attorney'
        else: st='Past';x['b90']=r2(R.uniform(200,3900));cm=R.choice(['To collections','FAS sent'])
        if st=='Current' and cm=='Notice to vacate': st='Notice'
        x['total']=r2(sum(x.get(k,0) for k in ks[:5]))
        if st!='Past': x['deposit']=float(R.choice([200,300,500,500,rent]))
        L.append((x,st,cm));rows.append(x)
    gs.append((bn,L))
X=[36,66,168,214,254,310,366,422,480,544,604];Wd=792;KX=dict(zip(ks,[304,360,416,472,530,594,646]))
class P(FPDF):
    def header(s):
        s.set_fill_color(38,84,74);s.rect(0,0,Wd,40,'F');s.set_text_color(255);s.set_font('Helvetica','B',14);s.text(36,25,'Larkmoor Commons');s.set_font('Helvetica','',9);s.text(580,18,'Resident Aged Receivables');s.text(580,30,'As of 04/30/2025   Post month 04/2025')
        s.set_text_color(0);s.set_font('Helvetica','B',8);y=60
        for a,t in ((36,'Unit'),(66,'Resident'),(168,'Code'),(214,'Status'),(656,'Comment')): s.text(a,y,t)
        for k,t in zip(ks,['0-30','31-60','61-90','90+','Prepaid','Balance','Dep. Held']): s.text(KX[k]-s.get_string_width(t),y,t)
        s.set_draw_color(38,84,74);s.set_line_width(1);s.line(36,65,756,65);s.y0=78
    def footer(s):
        s.set_font('Helvetica','',7);s.set_text_color(110);s.text(36,598,'Prepared for lender due diligence - Larkmoor Commons Associates LLC');s.text(720,598,f'Page {s.page_no()}');s.set_text_color(0)
p=P('L','pt','letter');p.set_auto_page_break(False);p.add_page()
def nums(x,b=''):
    p.set_font('Helvetica',b,8)
    for k in ks:
        t=par(x[k]) if k in x else '-';p.text(KX[k]-p.get_string_width(t)+(2.6 if t[0]=='(' else 0),p.y0,t)
def need(h):
    if p.y0+h>580: p.add_page()
totals=[]
for bn,L in gs:
    need(40);p.set_font('Helvetica','B',9);p.text(36,p.y0,bn);p.y0+=13
    for i,(x,st,cm) in enumerate(L):
        need(13)
        if i%2: p.set_fill_color(236,243,241);p.rect(34,p.y0-9,724,12.5,'F')
        p.set_font('Helvetica','',8)
        for a,t in ((36,x['unit']),(66,x['name']),(168,x['resident']),(214,st),(656,cm)): p.text(a,p.y0,t)
        nums(x);p.y0+=12.5
    need(20);t=tot([l[0] for l in L],ks,f'{bn.split(" - ")[0]} Subtotal',True);totals.append(t);p.set_line_width(.4);p.line(246,p.y0-9,648,p.y0-9);p.set_font('Helvetica','B',8);p.text(66,p.y0,t['label']);nums(t,'B');p.y0+=20
need(60);g=tot(rows,ks,'Property Total');totals.append(g);p.set_line_width(1);p.line(36,p.y0-10,756,p.y0-10);p.set_font('Helvetica','B',8);p.text(66,p.y0,g['label']);nums(g,'B');p.y0+=24
p.set_font('Helvetica','I',7.5);p.text(36,p.y0,'Balance = aged charges less prepayments. Deposits of past residents have been applied at move-out.')
p.output(doc(NAME));save(NAME,'AR','residential aging by building, zebra PDF, prepaid, deposits held, comments',False,ks,rows,totals);print(g)
