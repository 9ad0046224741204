from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(303)
N='Schedule_B_Estoppel_Lakemont_Plaza.pdf'
b=PS('b',fontName='Times-Roman',fontSize=8.2,leading=9.4); bb=PS('bb',parent=b,fontName='Times-Bold'); rt=PS('rt',parent=b,alignment=2); rtb=PS('rtb',parent=bb,alignment=2); ce=PS('c',parent=bb,alignment=1)
P=lambda s,p=b: Paragraph(s,p)
D_=[("101","Lakemont Donut & Bagel, LLC","1,240",D(2021,5,1),D(2031,4,30),2273.33,413.33,62,2200,[(D(2027,5,1),2376.67)],"One 5-yr"),
("102","Suds & Duds Coin Laundry","1,860",D(2018,9,1),D(2028,8,31),3022.5,620,93,3000,[(D(2027,9,1),3115)],"None"),
("103","Dr. H. Venkatesan, DDS, P.C.","1,600",D(2022,1,1),D(2032,12,31),3400,533.33,80,6800,[(D(2028,1,1),3600),(D(2030,1,1),3800)],"Two 5-yr"),
("104-105","Bayou Bait, Tackle & Archery","3,150",D(2025,3,15),D(2030,3,14),4331.25,1050,157.5,4331.25,[(D(2027,3,15),4462.5),(D(2029,3,15),4593.75)],"One 3-yr"),
("106",None,"980",None,None,None,None,None,None,[],""),
("107","Golden Perm Beauty Supply","1,420",D(2016,7,1),"Mo.-to-mo.",1775,473.33,71,1500,[],"None"),
("108","Thibodaux Tax & Notary","760",D(2024,1,1),D(2026,12,31),1140,253.33,38,1140,[],"One 2-yr"),
("109","Iglesia Roca Eterna","2,200",D(2023,6,1),D(2028,5,31),2475,733.33,110,0,[(D(2027,6,1),2558.33)],"None"),
("Pad A","First Prairie Credit Union (ATM kiosk)","180",D(2020,10,1),D(2030,9,30),650,0,0,0,[(D(2026,10,1),675)],"Two 5-yr"),
("Roof","SkyReach Towers (antenna licence)",None,D(2019,2,1),D(2029,1,31),900,0,0,0,[(D(2027,2,1),927),(D(2028,2,1),954.81)],"None")]
f=lambda d: d if isinstance(d,str) else f"{d:%b} {d.day}, {d.year}" if d else ""
t=[[P("Suite",ce),P("Tenant",ce),P("Rentable<br/>Sq. Ft.",ce),P("Term",ce),"",P("Monthly Payments",ce),"","",P("Security<br/>Deposit",ce),P("Scheduled Increases in<br/>Monthly Base Rent",ce),P("Renewal<br/>Options",ce)],
["","","",P("Begins",ce),P("Ends",ce),P("Base Rent",ce),P("CAM/Tax",ce),P("Insurance",ce),"","",""]]
rows=[]; z=lambda v: P('$'+m2(v),rt) if v else P('—',rt)
for u,n,a,s,e,br,cam,ins,dep,st,op in D_:
    t.append([P(u),P(n) if n else P("<i>VACANT</i>"),P(a or '—',rt),P(f(s)),P(f(e)),z(br) if n else '',z(cam) if n else '',z(ins) if n else '',z(dep) if n else '',P('<br/>'.join(f"{d.month}/{d.day}/{d.year}: ${m2(x)}" for d,x in st)),P(op)])
    ch=[dict(code=k,amount=v) for k,v in (('Base Rent',br),('CAM/Tax',cam),('Insurance',ins)) if v]
    rows.append(row(unit=u,tenantName=n,statusText='Occupied' if n else 'VACANT',area=float(a.replace(',','')) if a else None,leaseStartDate=s,leaseEndDate=e,contractRent=br,charges=ch or None,deposit=dep or None,rentSteps=[dict(date=iso(d),amount=x) for d,x in st] or None))
T=[round(sum((q[i] or 0) for q in D_),2) for i in (5,6,7,8)]; A=sum(x.get('area',0) for x in rows)
t.append([P("Totals",bb),"",P(m0(A),rtb),"","",*[P('$'+m2(v),rtb) for v in T],"",""])
tb=Table(t,colWidths=[44,138,46,62,62,62,54,52,56,110,52],repeatRows=2)
tb.setStyle(TableStyle([('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,8,9,10)]+[('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('GRID',(0,0),(-1,1),.6,colors.black),('LINEBELOW',(0,2),(-1,-2),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('LINEBELOW',(0,-1),(-1,-1),1,colors.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
h=PS('h',fontName='Times-Bold',fontSize=13,alignment=1,leading=16); s2=PS('s2',fontName='Times-Roman',fontSize=9.5,alignment=1,leading=12); nt=PS('n',parent=b,spaceBefore=3)
S=[P("SCHEDULE B",h),P("to Owner's Estoppel Certificate and Indemnity",s2),P("LAKEMONT PLAZA, 8800 Old Ferry Road, Slidell, Louisiana",h),P("Schedule of Leases and Tenancies as of August 31, 2026 &nbsp;·&nbsp; GF No. 26-10441-T &nbsp;·&nbsp; Pelican Abstract &amp; Title, Inc.",s2),Spacer(1,8),tb,Spacer(1,8),
P("1. Each lease is in full force and effect; no rent has been paid more than one month in advance, and no tenant holds an option to purchase or right of first refusal except as stated.",nt),
P("2. Suites 104 and 105 are demised under one lease and occupied as one premises. Suite 107 holds over month-to-month; its lease expired June 30, 2021.",nt),
P("3. CAM/Tax and Insurance are monthly estimates, reconciled annually. Suite 106 has been vacant since March 2026 and is listed at $18.00 per sq. ft. gross.",nt),Spacer(1,22),
P("Owner: LAKEMONT PLAZA ASSOCIATES, L.P. &nbsp;&nbsp; By: ______________________________ &nbsp;&nbsp; Its: General Partner &nbsp;&nbsp;&nbsp; Date: ______________",b)]
SimpleDocTemplate(doc(N),pagesize=(792,612),leftMargin=26,rightMargin=26,topMargin=34,bottomMargin=30).build(S)
save(N,'RETAIL','title company estoppel schedule, grouped header, rent steps in a cell',True,dict(propertyName='LAKEMONT PLAZA',asOnDate='2026-08-31',units=None,occupied=None,vacant=1,sheet=None,planted=None,rows=rows),[('contractRent',T[0]),('deposit',T[3]),('area',A)])
