# Rent Manager MHP, fpdf2, portrait. PLANTED: grand total of Site Rent wrong
from common import *
from fpdf import FPDF
r=random.Random(7506); nm=Names(r); FN='WillowCreek_MHC_RentRoll_Oct25.pdf'
pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(30,30,30)
C=[('Site',32,'L'),('Home',44,'L'),('Resident',112,'L'),('Move In',50,'L'),('Site Rent',46,'R'),('Home Rent',46,'R'),('Water',38,'R'),('Sewer',38,'R'),('Trash',34,'R'),('Total Due',50,'R'),('Balance',54,'R')]
pg=0
def line(v,bold=False,fill=False,top=False):
    global y; pdf.set_font('Helvetica','B' if bold else '',7); x=30
    if fill: pdf.set_fill_color(242,242,242); pdf.rect(30,y-1,544,11,'F')
    if top: pdf.line(30,y-1,574,y-1)
    for (n,w,a),t in zip(C,v): pdf.set_xy(x,y); pdf.cell(w,9,str(t),align=a); x+=w
    y+=11
def page():
    global pg,y; pg+=1; pdf.add_page(); pdf.set_font('Helvetica','B',13); pdf.set_xy(30,26); pdf.cell(544,14,'Rent Roll - Community'); pdf.set_font('Helvetica','',8); pdf.set_xy(30,42); pdf.cell(300,10,'Willow Creek Manufactured Home Community'); pdf.set_xy(30,52); pdf.cell(300,10,'As of 10/15/2025   |   Sorted by Street, Site'); pdf.set_xy(374,42); pdf.cell(200,10,f'Page {pg}',align='R'); pdf.set_xy(374,52); pdf.cell(200,10,'Rent Manager 12 - rr_mhc_03',align='R')
    y=70; pdf.set_draw_color(60,60,60); pdf.line(30,y-2,574,y-2); line([c[0] for c in C],True); pdf.line(30,y-1,574,y-1); y+=3
page(); rows=[]; G=[0]*7; nv=no=0; site=0; tot=0
for street,n in (('Bluebird Lane',22),('Cottonwood Court',18),('Meadow Drive',21)):
    if y>700: page()
    pdf.set_font('Helvetica','BI',8); pdf.set_xy(30,y); pdf.cell(300,10,street); y+=13; S=[0]*7
    for j in range(n):
        if y>735: page()
        site+=1; tot+=1
        home=r.choice(['SW','SW','DW','DW','POH-SW']) if r.random()>.03 else 'RV'
        if r.random()<.13 and home!='POH-SW':
            tx='VACANT SITE' if r.random()<.6 else 'VACANT - home for sale'; h='' if tx=='VACANT SITE' else home
            line([site,h,tx]+['']*8,fill=j%2); nv+=1
            rows.append(row(unit=str(site),unitType=h,statusText=tx,section=street)); continue
        a,b=nm(); t=f'{b}, {a}'; mi=D(r.randint(2009,2025),r.randint(1,10),r.choice([1,1,15])); 
        if mi>D(2025,10,15): mi=D(2024,5,1)
        sr=r.choice([415,425,425,440,455]); hr=r.choice([325,375,410]) if home=='POH-SW' else 0; w=round(r.uniform(16,48),2); se=round(w*.8,2); trs=14.; td=sr+hr+w+se+trs; bal=r.choice([0]*6+[round(td,2),-25,round(td*2+50,2),35])
        f=lambda x: m2(x)
        line([site,home,t,us(mi),m2(sr),m2(hr) if hr else '',m2(w),m2(se),m2(trs),m2(td),par(bal)],fill=j%2); no+=1
        ch=[('Site Rent',sr)]+([('Home Rent',hr)] if hr else [])+[('Water',w),('Sewer',se),('Trash',trs)]
        rows.append(row(unit=str(site),unitType=home,tenantName=t,section=street,moveInDate=mi,contractRent=sr,charges=ch,totalCharges=round(td,2),balance=bal))
        S=[round(p+q,2) for p,q in zip(S,[sr,hr,w,se,trs,td,bal])]
    line(['','',f'{street} - {n} sites','']+[par(x) for x in S],True,top=True); y+=6; G=[round(p+q,2) for p,q in zip(G,S)]
PR=list(G); PR[0]=G[0]+1000
if y>640: page()
line(['','','COMMUNITY TOTAL','']+[par(x) for x in PR],True,top=True); pdf.line(30,y,574,y); y+=14
for l,v in (('Total sites',tot),('Occupied',no),('Vacant',nv)):
    pdf.set_font('Helvetica','',8); pdf.set_xy(30,y); pdf.cell(90,10,l); pdf.set_xy(120,y); pdf.cell(30,10,str(v),align='R'); y+=11
pdf.set_xy(30,y+6); pdf.set_font('Helvetica','I',7); pdf.cell(500,9,'SW = single section   DW = double section   POH = park owned home (home rent billed separately)   RV = recreational vehicle. Water is submetered.')
pdf.output(f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='Willow Creek Manufactured Home Community',asOnDate='2025-10-15',units=tot,occupied=no,vacant=nv,planted={"what":f"COMMUNITY TOTAL of Site Rent is printed {m2(PR[0])}; the sites and the three street subtotals add to {m2(G[0])}","kind":"total_wrong"},rows=rows),'MANUFACTURED_HOUSING','Rent Manager community rent roll, charge columns, streets as sections',False,
 [('siterent',PR[0],ssum(rows,'contractRent')),('td',PR[5],ssum(rows,'totalCharges')),('bal',PR[6],ssum(rows,'balance'))])
