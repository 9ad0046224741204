# RealPage OneSite style delinquent & prepaid, landscape PDF, status sections, comment lines
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
N='ar_larkspur_onesite'
# unit|id|name|status|prepaid|0-30|31-60|61-90|90+|deposit|nsf/late|comment
D="""#Current Residents
01-0104|1048-2|Whitcomb, Darla|C|0|412.5|0|0|0|300|0/1|
01-0108|1052-1|Nakagawa, Theo & Priya|C|1485|0|0|0|0|500|0/0|
01-0112|1060-3|Ferreira, Joaquim|C|0|1390|186.22|0|0|300|1/3|PTP 04/11 - $800; balance w/ next check
02-0203|1071-1|Ostrander, Kelly M.|C|64.17|0|0|0|0|250|0/0|
02-0207|1077-4|Bellweather, Simone|C|0|75|0|0|0|300|0/2|
02-0214|1085-1|Quiñones, Rafael A.|C|0|1425|1425|611.4|0|500|2/5|5-day notice posted 03/08; attorney 03/22
03-0301|1090-2|Haldane Corporate Housing LLC|C|3120|0|0|0|0|0|0/0|
03-0305|1094-1|Mbeki-Larson, Ayo|C|0|38.61|0|0|0|300|0/0|
03-0309|1101-2|Trowbridge, Neil|C|12.05|50|0|0|0|300|0/1|
03-0316|1109-1|Vandermolen, Jessa|C|0|1380|240|0|0|250|0/3|
04-0402|1114-3|Castellanos, Ida|C|1410|0|0|0|0|500|0/0|
04-0406|1118-1|Pruett, Damon & Okafor, Lila|C|0|897.33|0|0|0|300|0/2|
04-0411|1124-2|Szymanski, Borys|C|0|1465|1465|1465|3228.9|300|3/9|Rental assistance pending - county case
05-0501|1130-1|Grayling, Portia|C|0|125|0|0|0|250|0/1|
05-0510|1141-2|Dunleavy, Sean|C|200|0|0|0|0|300|0/0|
05-0512|1143-1|Ibarra, Marisol|C|0|1415|0|0|0|500|1/2|
06-0603|1150-3|Thackeray, June|C|0|22.14|22.14|0|0|300|0/0|Disputes water allocation
06-0608|1156-1|Rosenquist, Paul|C|1395|0|0|0|0|300|0/0|
06-0615|1163-2|Addo, Kwabena|C|0|710|0|0|0|250|0/4|
#Current Residents - On Notice
01-0110|1056-2|Lindqvist, Maren|N|0|488.2|0|0|0|300|0/1|Vacates 04/30
03-0312|1105-1|Yarborough, Clint|N|0|1440|375|0|0|500|1/3|
05-0504|1134-2|Esposito, Gia|N|151.8|0|0|0|0|300|0/0|
06-0611|1159-1|Wainwright, Otis|N|0|60|0|0|0|250|0/0|
#Former Residents
01-0102|1045-1|Pemberley, Rhett|F|0|0|0|1876.44|912.3|0|1/4|Collections 03/15
02-0211|1081-2|Coughlin, Tamsin|F|0|642.75|0|0|0|0|0/2|FAS mailed 03/19
03-0307|1097-3|Dragomir, Vasile|F|0|0|0|0|4318.05|0|4/11|Judgment entered
04-0409|1121-1|Kirkendall, Beau|F|118.4|0|0|0|0|0|0/0|Refund to be issued
05-0508|1138-2|Nwosu, Adaeze|F|0|0|218|95.6|0|0|0/1|
06-0602|1149-1|Stellhorn, Fay|F|0|0|0|0|1205.77|0|2/6|
#Applicants
04-0413|1172-1|Beaumont-Hsu, Cleo|A|250|0|0|0|0|0|0/0|M/I 04/14
05-0506|1174-1|Oyelaran, Tunde|A|0|50|0|0|0|0|0/0|Admin fee bal."""
M=['prepaid','delinquent','total','b0_30','b31_60','b61_90','b90','deposit']
rows=[];tot=[];secs=[]
for l in D.split('\n'):
    if l[0]=='#': secs.append((l[1:],[])); continue
    u,i,n,s,*v=l.split('|'); p,a,b,c_,d,dep=map(float,v[:6])
    r=dict(unit=u,resident=i,name=n,status=s,prepaid=-p+0.0 if p else 0.0,delinquent=r2(a+b+c_+d),b0_30=a,b31_60=b,b61_90=c_,b90=d,deposit=dep)
    r['total']=r2(r['delinquent']+r['prepaid']); rows.append(r); secs[-1][1].append((r,v[6],v[7]))
S=lambda rs:{k:r2(sum(r[k] for r in rs)) for k in M}
fm=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
c=canvas.Canvas(f'{DOC}/{N}.pdf',pagesize=landscape(letter)); W,H=landscape(letter)
X=dict(zip(M,[354,416,474,530,584,636,692,742])); p=0
def head():
    global p,y; p+=1
    c.setFont('Times-Bold',8); c.drawString(30,H-30,'Corbel Residential Services')
    c.setFont('Times-Roman',7.5); c.drawRightString(764,H-30,f'Page {p} of 2'); c.drawRightString(764,H-40,'04/01/2025 7:12:08AM'); c.drawString(30,H-40,'Larkspur Landing')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'DELINQUENT AND PREPAID')
    c.setFont('Times-Roman',8); c.drawCentredString(W/2,H-46,'As of 03/31/2025  -  Fiscal period 032025  -  All statuses, subjournals combined')
    y=H-78; c.setFont('Times-Bold',7.5)
    for x,t in [(30,'Bldg/Unit'),(74,'Resh ID'),(110,'Name'),(238,'Phone')]: c.drawString(x,y,t)
    c.drawCentredString(300,y,'St')
    for k,(a,b) in zip(M,[('Total','Prepaid'),('Total','Delinquent'),('Net','Balance'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('90+','Days'),('Deposits','Held')]):
        c.drawRightString(X[k],y+9,a); c.drawRightString(X[k],y,b)
    c.drawRightString(770,y+9,'NSF/'); c.drawRightString(770,y,'Late')
    c.setLineWidth(1); c.line(28,y-4,772,y-4); y-=16
def foot():
    c.setFont('Times-Italic',7); c.drawString(30,22,'OneSite Leasing & Rents   Delinquent and Prepaid v4.12   Sorted by status, unit'); c.showPage()
def nums(r,f='Times-Roman'):
    c.setFont(f,7.5)
    for k in M: c.drawRightString(X[k],y,fm(r[k]))
head(); ph=2131
for t,rs in secs:
    if y<110: foot(); head()
    c.setFont('Times-BoldItalic',8.5); c.drawString(30,y,t); y-=12
    for r,nl,cm in rs:
        if y<54: foot(); head()
        nums(r); n=r['name']
        while c.stringWidth(n,'Times-Roman',7.5)>126: n=n[:-1]
        assert n==r['name'],n
        c.drawString(30,y,r['unit']); c.drawString(74,y,r['resident']); c.drawString(110,y,n); ph=(ph*37+11)%9000+1000
        c.drawString(238,y,f'555-{ph:04d}'); c.drawCentredString(300,y,r['status']); c.drawRightString(770,y,nl); y-=10.5
        if cm: c.setFont('Times-Italic',7); c.drawString(122,y,'Comment: '+cm); y-=10.5
    s=S([q[0] for q in rs]); c.setLineWidth(.5); c.line(310,y+7.5,744,y+7.5); y-=2
    nums(s,'Times-Bold'); lab='Total '+t; c.drawString(110,y,lab); tot.append(dict(label=lab,**s)); y-=18
if y<90: foot(); head()
s=S(rows); c.line(310,y+9,744,y+9); c.line(310,y+10.5,744,y+10.5); nums(s,'Times-Bold'); c.drawString(30,y,'Grand Total - Larkspur Landing'); tot.append(dict(label='Grand Total - Larkspur Landing',**s))
y-=16; c.setFont('Times-Roman',7); c.drawString(30,y,'Status: C = current, N = current on notice, F = former, A = applicant.  Deposits for former residents have been applied.')
foot(); c.save(); print(p,s)
save(N,'pdf','AR',M,rows,tot,'MULTIFAMILY','RealPage OneSite style delinquent and prepaid, landscape, status sections, comment lines under records',True)
