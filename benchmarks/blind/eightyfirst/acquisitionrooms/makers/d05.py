from common import *
from fpdf import FPDF
rng=random.Random(505); fn='Prairie Lantern MHC RR Oct 2026.pdf'
streets=[('Aspen Way','A',34),('Bluestem Circle','B',41),('Cottonwood Drive','C',38),('RV Row','RV',19)]
nm=names(rng,150);k=0
pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(0,0)
cols=[('Site',30,34,'L'),('Home',64,28,'L'),('Resident',92,128,'L'),('Since',220,44,'L'),('Site Rent',262,46,'R'),('Home Rent',308,46,'R'),('Water/Swr',354,46,'R'),('Trash',400,34,'R'),('Late/Misc',434,44,'R'),('Total',478,48,'R'),('Balance',526,54,'R')]
pn=[0]
def header():
    pdf.add_page(); pn[0]+=1; pdf.set_font('Times','B',13); pdf.text(30,36,'Prairie Lantern Manufactured Home Community'); pdf.set_font('Times','',9.5); pdf.text(30,50,'Rent Roll - Recurring Charges'); pdf.text(30,62,'10/01/2026')
    pdf.set_font('Times','I',8); s=f'Page {pn[0]} of {{nb}}'; pdf.set_xy(480,29); pdf.cell(100,10,s,align='R'); pdf.set_xy(430,41); pdf.cell(150,10,'Printed 10/2/2026 8:41 am',align='R')
    pdf.set_font('Times','B',8.5)
    for l,x,w,a in cols:
        pdf.set_xy(x,72); pdf.cell(w,11,l,align=a)
    pdf.set_line_width(.8); pdf.line(30,85,580,85)
    return 90
y=header(); rows=[]; alld=[]
def line(vals,b=False,fill=False):
    global y
    pdf.set_font('Times','B' if b else '',8.5)
    if fill: pdf.set_fill_color(238,242,236); pdf.rect(30,y-1,550,11.2,style='F')
    for v,(l,x,w,a) in zip(vals,cols):
        if v is not None and v!='': pdf.set_xy(x,y); pdf.cell(w,10,str(v),align=a)
    y+=11.2
def chk(h):
    global y
    if y+h>758: y=header()
z=lambda v: '' if v is None else n2(v)
for st,pf,n in streets:
    chk(50); pdf.set_font('Times','BI',10); pdf.set_xy(30,y+2); pdf.cell(200,12,f'Section: {st}'); y+=17
    l=[]
    for i in range(1,n+1):
        if pf=='B' and i==13: continue
        u=f'{pf}-{i:02d}' if pf!='RV' else f'RV{i}'
        x=rng.random(); base=585.0 if pf in 'AB' else 560.0 if pf=='C' else 430.0
        r=dict(u=u,h=None,t=None,since=None,site=None,home=None,ws=None,tr=None,late=None,bal=None,tot=None)
        if x<.06: r['t']='** VACANT SITE **'; r['v']=1
        elif x<.10 and pf!='RV': r['h']='POH'; r['t']='** VACANT HOME **'; r['v']=1
        else:
            r['v']=0; f,la=nm[k];k+=1; r['t']=f'{la}, {f}'
            if rng.random()<.15: r['t']+=' & '+rng.choice(F)
            poh=rng.random()<.22 and pf!='RV'
            r['h']='RV' if pf=='RV' else 'POH' if poh else 'TOH'
            r['since']=D(rng.randint(1998,2026),rng.randint(1,9),rng.choice([1,1,1,15,8]))
            r['site']=base-rng.choice([0,0,0,15,30]) 
            if r['since'].year<2008: r['site']-=40
            if poh: r['home']=float(rng.choice([395,425,475,510]))
            r['ws']=round(rng.uniform(28,84),2) if pf!='RV' else 35.0
            r['tr']=18.5
            if rng.random()<.12: r['late']=float(rng.choice([50,25,15,40]))
            r['tot']=round(sum(r[a] or 0 for a in('site','home','ws','tr','late')),2)
            r['bal']=rng.choice([0.0]*6+[round(rng.uniform(-90,-5),2),round(rng.uniform(25,700),2),r['tot']])
        l.append(r); chk(12)
        line([u,r['h'],r['t'],f"{r['since'].month}/{r['since'].day}/{r['since']:%y}" if r['since'] else '',z(r['site']),z(r['home']),z(r['ws']),z(r['tr']),z(r['late']),z(r['tot']),m2(r['bal']) if r['bal'] is not None else ''],fill=i%2==0)
        ch=[dict(code=a,amount=r[b]) for a,b in(('Site Rent','site'),('Home Rent','home'),('Water/Swr','ws'),('Trash','tr'),('Late/Misc','late')) if r[b] is not None]
        rows.append(R(unit=u,section=st,unitType=r['h'],tenantName=None if r['v'] else r['t'],statusText=r['t'].strip('* ') if r['v'] else 'Occupied',moveInDate=r['since'],contractRent=r['site'] if not r['home'] else None,charges=ch,totalCharges=r['tot'],balance=r['bal']))
        if r['home']: rows[-1]['contractRent']=r['site']
    chk(30); S=lambda a,l=l: sum(r[a] or 0 for r in l)
    pdf.set_line_width(.4); pdf.line(262,y,580,y); y+=2
    oc=sum(1 for r in l if not r['v'])
    line(['','',f'{st}: {len(l)} sites, {oc} occupied','']+[n2(S(a)) for a in('site','home','ws','tr','late','tot')]+[m2(S('bal'))],b=True); y+=8
    alld+=l
chk(120); S=lambda a: sum(r[a] or 0 for r in alld)
pdf.set_line_width(1); pdf.line(30,y,580,y); y+=3
line(['','','COMMUNITY TOTAL','']+[n2(S(a)) for a in('site','home','ws','tr','late','tot')]+[m2(S('bal'))],b=True); pdf.line(30,y+1,580,y+1); y+=14
oc=sum(1 for r in alld if not r['v'])
pdf.set_font('Times','',9)
for a,b in(('Total sites',len(alld)),('Occupied',oc),('   Tenant-owned homes (TOH)',sum(1 for r in alld if r['h']=='TOH')),('   Park-owned homes (POH), occupied',sum(1 for r in alld if r['h']=='POH' and not r['v'])),('   RV',sum(1 for r in alld if r['h']=='RV')),('Vacant sites',sum(1 for r in alld if r['v'] and not r['h'])),('Vacant park-owned homes',sum(1 for r in alld if r['v'] and r['h']))):
    pdf.set_xy(92,y); pdf.cell(170,11,a); pdf.set_xy(262,y); pdf.cell(40,11,str(b),align='R'); y+=11.5
pdf.output(doc(fn))
save(fn,'MANUFACTURED_HOUSING','Rent Manager style community roll, charges by column, street sections, portrait, 130 sites',False,'Prairie Lantern Manufactured Home Community','2026-10-01',len(alld),oc,len(alld)-oc,rows,totals={'charge:Site Rent':S('site'),'charge:Home Rent':S('home'),'charge:Water/Swr':S('ws'),'charge:Trash':S('tr'),'charge:Late/Misc':S('late'),'totalCharges':S('tot'),'balance':S('bal')})
