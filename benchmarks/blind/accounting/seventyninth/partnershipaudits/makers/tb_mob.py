# Caseware-like adjusted TB, medical office partnership
from common import *; import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(7911)
A=[("1010","Operating account - First Prairie Bank",412886,388104,'B'),("1015","Security deposit account",88412,86250,'B'),("1020","Petty cash",500,500,'B'),
("1100","Tenant receivables",64218,51907,'B'),("1105","Allowance for doubtful accounts",-8500,-12000,'B'),("1120","Straight-line rent receivable",231064,244918,'B'),("1150","Due from affiliate - Quarry Lake Surgical LP",17500,0,'B'),
("1200","Prepaid insurance",21946,19880,'B'),("1210","Prepaid real estate taxes",0,14212,'B'),("1250","Lender escrow - taxes and insurance",136402,128775,'B'),("1260","Lender replacement reserve",94118,71630,'B'),
("1500","Land",1850000,1850000,'B'),("1510","Building and improvements",11742318,11742318,'B'),("1515","Tenant improvements",1614870,1488250,'B'),("1520","Parking lot and landscaping",386400,386400,'B'),("1530","Construction in progress",58240,0,'B'),
("1590","Accumulated depreciation",-3918446,-3482117,'B'),("1610","Deferred leasing commissions",402915,377440,'B'),("1615","Accum. amortization - leasing commissions",-188067,-151204,'B'),("1620","Deferred financing costs",142000,142000,'B'),("1625","Accum. amortization - financing costs",-71000,-56800,'B'),
("2010","Accounts payable - trade",-48117,-39226,'B'),("2020","Accrued expenses",-12400,-36915,'B'),("2030","Accrued interest",-31806,-32444,'B'),("2040","Accrued real estate taxes",-214880,-208311,'B'),("2100","Security deposits held",-88150,-86250,'B'),("2150","Prepaid rents",-36409,-41288,'B'),("2200","Due to general partner",-25000,-25000,'B'),("2500","Mortgage payable - Great Western Life",-8406117,-8611940,'B'),
("3010","Partner capital - Quarry Lake GP, LLC",None,None,'B'),("3020","Partner capital - Class A limited partners",-1100000,-1012000,'B'),("3100","Distributions - GP",6000,5000,'B'),("3110","Distributions - limited partners",594000,495000,'B'),
("4010","Base rental income",-1748226,-1691480,'P'),("4015","Straight-line rent adjustment",0,11902,'P'),("4100","CAM recoveries",-402613,-381950,'P'),("4110","Real estate tax recoveries",-231940,-226118,'P'),("4120","CAM recoveries - prior year true-up",-9466,4127,'P'),("4200","Parking income - physicians' deck",-38400,-36600,'P'),("4300","Late fees and NSF charges",-1875,-2240,'P'),("4400","Interest income",-6127,-3318,'P'),
("6010","Janitorial - common area",118644,112905,'P'),("6020","Medical waste removal",14226,13870,'P'),("6030","Electricity",156318,149027,'P'),("6035","Natural gas",41207,44690,'P'),("6040","Water and sewer",22984,21115,'P'),("6050","Elevator maintenance",19440,18720,'P'),("6060","HVAC repairs",47813,36229,'P'),("6070","Snow removal and landscaping",38625,41760,'P'),("6080","General repairs and maintenance",51109,47388,'P'),("6090","Security and life safety",16402,15881,'P'),("6200","Property management fees",96740,93115,'P'),("6210","Legal and accounting",21350,24900,'P'),("6220","Bad debt expense",0,6000,'P'),("6230","Office and administrative",8417,7962,'P'),("6300","Real estate taxes",428166,416622,'P'),("6310","Insurance",44918,41306,'P'),
("7010","Mortgage interest",386412,395630,'P'),("7100","Depreciation expense",0,436329,'P'),("7110","Amortization - leasing commissions",0,36863,'P'),("7120","Amortization - financing costs",0,14200,'P'),("8010","State franchise tax",3200,3200,'P')]
AJE=[(1,"7100","1590",448911),(2,"7110","1615",39274),(2,"7120","1625",14200),(3,"6220","1105",9250),(4,"1120","4015",18436),(5,"6210","2020",23750),(6,"1515","6060",14800),(7,"1210","6300",13977),(8,"4120","2150",6238),(9,"2030","7010",1148)]
dr={};cr={};refs={}
for n,d,c,a in AJE:
    dr[d]=dr.get(d,0)+a; cr[c]=cr.get(c,0)+a
    refs.setdefault(d,[]).append(n); refs.setdefault(c,[]).append(n)
plug=-sum(a[2] for a in A if a[2] is not None); plugp=-sum(a[3] for a in A if a[3] is not None)
K=["other:Prior Year 12/31/23","other:Unadjusted Balance","other:Adjustments Debit","other:Adjustments Credit","ending"]
rows=[];name="QLMP_adjusted_TB_2024.pdf"
c=canvas.Canvas(doc(name),pagesize=landscape(letter)); W,H=landscape(letter)
X={'p':410,'u':490,'d':560,'c':625,'r':660,'a':745}
def head(pg):
    c.setFont('Times-Bold',12);c.drawString(36,H-40,"Quarry Lake Medical Partners, LP")
    c.setFont('Times-Roman',10);c.drawString(36,H-53,"Year end: December 31, 2024");c.drawString(36,H-65,"Adjusted trial balance")
    for i,(l,m,n) in enumerate([("Prepared by","In-charge","Manager"),("KT 2/18/25","SRB 3/3/25","")]):
        for j,t in enumerate((l,m,n)):
            x=540+j*68;y=H-44-i*14; c.rect(x,y-3,68,14); c.setFont('Times-Roman',7.5); c.drawString(x+3,y+1,t)
    c.rect(744,H-61,24,28);c.setFont('Times-Bold',12);c.drawCentredString(756,H-52,"TB")
    y=H-92;c.setFont('Times-Bold',8.5)
    c.drawCentredString(590,y,"Adjustments");c.line(515,y-3,627,y-3)
    c.drawRightString(X['p'],y,"Prior Year");c.drawRightString(X['u'],y,"Unadjusted");c.drawRightString(X['a'],y,"Adjusted")
    y-=12;c.drawString(36,y,"Account");c.drawString(90,y,"Description");c.drawRightString(X['p'],y,"12/31/23");c.drawRightString(X['u'],y,"Balance");c.drawRightString(X['d'],y,"Debit");c.drawRightString(X['c'],y,"Credit");c.drawCentredString(X['r'],y,"Ref");c.drawRightString(X['a'],y,"Balance")
    c.setLineWidth(1);c.line(36,y-4,756,y-4);c.setLineWidth(.4)
    c.setFont('Times-Italic',7.5);c.drawString(36,26,"2/18/2025  4:12 PM");c.drawRightString(756,26,f"Page {pg}")
    c.setFont('Times-Roman',9);return y-17
pg=1;y=head(pg);tot=[0]*5;ni=[0,0,0];prev=None
for code,nm,u,p,k in A:
    if u is None:u,p=plug,plugp
    if y<52: c.showPage();pg+=1;y=head(pg)
    if prev and prev!=code[0] : y-=5
    prev=code[0]
    d,cc=dr.get(code,0),cr.get(code,0);a=u+d-cc
    row={"account":code,"name":nm}
    c.drawString(36,y,code);c.drawString(90,y,nm)
    for key,x,v in((K[0],'p',p),(K[1],'u',u),(K[2],'d',d),(K[3],'c',cc),(K[4],'a',a)):
        if v: row[key]=v;c.drawRightString(X[x]+(2.5 if v<0 else 0),y,par(v))
        elif x in'pua':row[key]=0;c.drawRightString(X[x],y,"0")
    if code in refs:c.drawCentredString(X['r'],y,", ".join(map(str,refs[code])))
    rows.append(row)
    for i,v in enumerate((p,u,d,cc,a)):tot[i]+=v
    if k=='P': ni[0]-=p;ni[1]-=u;ni[2]-=a
    y-=12
assert tot[0]==tot[1]==tot[4]==0 and tot[2]==tot[3]
c.line(330,y+8,756,y+8);c.setFont('Times-Bold',9)
for v,x in zip(tot,'pudca'):c.drawRightString(X[x],y-3,par(v))
c.line(330,y-7,756,y-7);c.line(330,y-9,756,y-9);y-=26
c.drawString(90,y,"Net Income (Loss)")
for v,x in zip(ni,'pua'):c.drawRightString(X[x]+(2.5 if v<0 else 0),y,par(v))
c.save()
T=[dict(zip(["label"]+K,[""]+tot)),{"label":"Net Income (Loss)",K[0]:ni[0],K[1]:ni[1],"ending":ni[2]}]
save(name,"TB",K,rows,T,"Caseware-like adjusted trial balance, signed, AJE pair, prior year, PDF",True)
