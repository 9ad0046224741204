import random
from _truth import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(8812)
# Yardi Breeze-like aging; planted: one row dropped (subtotal still counts it)
PR=[("bryce01","Bryce Street Fourplexes",[("1A","Delphine Okoro-Wells","Current"),("2C","Marcus Tilbury","Current"),("3B","Y. Santangelo","Notice"),("4A","Rosalind Pickett","Current"),("4D","Hollis Brandvold","Past")]),
("cedarct","Cedar Court Apartments",[("101","Tamsin Aldecoa","Current"),("104","Ignatius Farrow","Eviction"),("107","Priya Ramnauth","Current"),("112","Dontrell Mosby","Current"),("115","Lucinda Thackeray","Past"),("203","Gus Abernethy-Cole","Current"),("206","Wren Kobayashi","Notice"),("209","Ophelia Strand","Current"),("214","Benito Carrasquel","Current"),("218","Khadija Ferreira","Eviction")]),
("glenrdg","Glenridge Townhomes",[("12","Anselm Voight","Current"),("15","Carla Nunez-Beatty","Current"),("19","Thaddeus Rourke","Current"),("22","Mireille Dubarry","Past"),("27","Jonah Esterhazy","Current"),("31","Sabine Lockridge","Current")]),
("kentsfr","Kent County Scattered Homes",[("1418 Alder","Percival Dunmore","Current"),("227 Boone","Nadine Kowalczyk","Current"),("3305 Finch","Orville Tench","Current"),("88 Hazel","Simone Achterberg","Eviction"),("901 Ivy","Rafe Montcalm","Current"),("4410 Kite","Verity Oyelaran","Notice"),("516 Linden","Cosmo Baptiste","Current"),("73 Moss","Edda Hallvorsen","Past"),("1620 Nye","Tobias Quillfeather","Current")]),
("parkst","Park Street Lofts",[("201","Lavinia Prewitt","Current"),("205","Emeka Sorensen","Current"),("302","Juniper Castellano","Current"),("306","Alaric Penhaligon","Past"),("401","Beatrix Womack","Current"),("404","Idris Valcourt","Current")])]
K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
def gen(st):
    rent=random.choice([875,925,995,1050,1125,1195,1250,1350,1475,1595])
    z=random.random(); a=[0,0,0,0]; pre=0
    if st=="Past":
        a[2]=random.choice([0,round(random.uniform(60,700),2)]); a[3]=round(random.uniform(250,3900),2)
    elif st=="Eviction":
        a=[rent+75,rent+75,rent+75,round(random.uniform(0,2)*rent,2)]
        if a[3]<200:a[3]=0
    elif z<.5: a[0]=random.choice([75,50,round(rent*random.uniform(.2,.9),2),rent+50,rent])
    elif z<.75: a[0]=rent+75; a[1]=round(random.uniform(50,rent),2)
    elif z<.88: a[0]=random.choice([35,62.18,48.9]); a[1]=random.choice([35,58.44,51.07]); a[2]=random.choice([0,44.61])
    else: a[0]=random.choice([0,35]); pre=-round(random.uniform(20,rent),2)
    a=[float(x) for x in a]; u=sum(a); return [u]+a+[pre,u+pre]
c=canvas.Canvas(doc('AR_breeze_five_properties.pdf'),pagesize=landscape(letter)); Wd,H=landscape(letter)
X=[36,92,150,290]; R=[415,478,541,604,667,714+8,756]
R=[418,474,530,586,642,698,756]
state={'y':0,'pg':0}
def head():
    state['pg']+=1; c.setFont('Helvetica-Bold',12); c.drawString(36,H-40,'Aged Receivables'); c.setFont('Helvetica',8)
    c.drawString(36,H-53,'Property = bryce01, cedarct, glenrdg, kentsfr, parkst'); c.drawString(36,H-64,'As of: 07/31/2025    Post Month: 07/2025    Show: Residents with balance')
    c.drawRightString(756,H-40,f"Page {state['pg']}"); c.drawRightString(756,H-53,'8/4/2025 10:06 AM')
    y=H-92; c.setFillColorRGB(.13,.35,.52); c.rect(32,y-6,728,28,stroke=0,fill=1); c.setFillGray(1); c.setFont('Helvetica-Bold',8)
    for x,h in zip(X,['Unit','Resident','Name','Status']): c.drawString(x,y,h)
    for x,h in zip(R,[('Total','Unpaid'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over','90 Days'),('Pre-','payments'),('Total','Owed')]):
        c.drawRightString(x,y+10,h[0]); c.drawRightString(x,y,h[1])
    c.setFillGray(0); state['y']=y-20
def fm(v): return f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}"
def line(v,b=False):
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8)
    for x,n in zip(R,v): c.drawRightString(x,state['y'],fm(n))
def need(h):
    if state['y']-h<46: c.showPage(); head()
head(); rows=[];tot=[];G=[0]*7; rid=41207; planted=None
for pc,pn,L in PR:
    need(60); c.setFont('Helvetica-Bold',8.5); c.drawString(36,state['y'],f'{pn} ({pc})'); state['y']-=14; S=[0]*7
    for u,n,st in L:
        rid+=random.randint(3,190); v=gen(st); S=[round(a+b,2) for a,b in zip(S,v)]
        if (pc,u)==("glenrdg","19"):
            planted={"what":f"row of unit 19 Thaddeus Rourke ({pn}) left out; the property's and the grand total still hold its {v[6]:.2f}","kind":"row_dropped"}; continue
        need(14); c.setFont('Helvetica',8)
        for x,t in zip(X,[u,f't00{rid}',n,st]): c.drawString(x,state['y'],t)
        line(v); state['y']-=13
        rows.append({"unit":u,"resident":f't00{rid}',"name":n,"status":st,**dict(zip(K,v))})
    need(24); c.setLineWidth(.4); c.line(378,state['y']+9.5,756,state['y']+9.5); lab=f'Total {pc}'
    c.setFont('Helvetica-Bold',8); c.drawString(290,state['y'],lab); line(S,True); state['y']-=22
    tot.append({"label":lab,**dict(zip(K,S))}); G=[round(a+b,2) for a,b in zip(G,S)]
need(20); c.setLineWidth(1); c.line(32,state['y']+10,760,state['y']+10); c.setFont('Helvetica-Bold',8); c.drawString(290,state['y'],'Grand Total'); line(G,True); c.line(32,state['y']-5,760,state['y']-5)
tot.append({"label":"Grand Total",**dict(zip(K,G))}); c.save()
save('AR_breeze_five_properties','pdf','AR',K,rows,tot,planted,'MULTIFAMILY','AGED_RECEIVABLES','a33b','Yardi Breeze-like aging by property, two-line headers, landscape, subtotals',True)
print(len(rows),planted)
