# UK agent's tenancy schedule, A3-ish landscape, reportlab platypus with grouped header
from common import *
from datetime import date as D
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
B=PS('b',fontName='Times-Roman',fontSize=8.6,leading=10); R=PS('r',parent=B,alignment=2); H=PS('h',parent=B,fontName='Times-Bold',alignment=1,textColor=C.white); S=PS('s',parent=B,fontSize=8,leading=10)
T=[ # demise, tenant, small print, sqft, start, expiry, break, review, rent, psf, erv, act, epc, comment
("Lower Ground (Store A)","Otterburn Archive Services Ltd","",1140,D(2021,9,29),D(2026,9,28),"-","-",9120,12.00,"Out","D 88",""),
("Ground Floor Left","Pell & Wharram LLP","",3265,D(2019,6,24),D(2029,6,23),"24/06/2027 (T)","24/06/2024 (o/s)¹",73462.50,27.50,"In","C 61","Review outstanding; landlord's notice served at £86,500 pa"),
("Ground Floor Right","Coffee Ledger Ltd","(guarantor: Dunmarrow Foods plc)",1480,D(2022,3,25),D(2032,3,24),"25/03/2027 (T)","25/03/2027",34000,27.00,"In","C 61","Turnover top-up of 8% above £410,000"),
("1st Floor North","Vacant","(formerly Halden Mutual)",4122,None,None,"-","-",None,27.50,"-","C 58","Refurbished Q1 2026. Quoting £28.50 psf"),
("1st Floor South","Brackenthwaite Surveyors Ltd","",3987,D(2024,1,15),D(2029,1,14),"15/01/2027 (M)","-",107649,27.50,"Out","C 58","Half rent to 14/07/2026²"),
("2nd Floor (whole)","Secretary of State for Housing, Communities & Local Government","",8244,D(2016,12,25),D(2026,12,24),"-","25/12/2021 (nil)",185490,28.00,"In","B 44","S.25 notice served 11/05/2026. 12 car spaces incl."),
("3rd Floor Suite 3.1","Quillon Risk Ltd","",2610,D(2023,8,1),D(2028,7,31),"01/08/2026 (T) – not exercised","-",69165,28.00,"Out","B 44",""),
("3rd Floor Suite 3.2","Under offer","(Tarn Legal Recruitment Ltd, 5 yrs at £28.25 psf)",2575,None,None,"-","-",None,28.00,"-","B 44","Heads of terms agreed 02/06/2026"),
("4th Floor","Marchbank Ferris Ltd","t/a Ferris Digital",5190,D(2020,9,29),D(2030,9,28),"29/09/2025 (T) – lapsed","29/09/2025 – settled",140130,28.50,"In","B 44","Stepped: £147,915 pa from 29/09/2026"),
("Roof (telecoms)","Airspan Towers UK Ltd","",None,D(2015,2,2),D(2030,2,1),"rolling 12m (T)","RPI 3-yrly",16250,None,"Code","-","Electronic Communications Code applies"),
("Substation","Northern Powergrid (Yorkshire) plc","",None,D(1987,3,25),D(2086,3,24),"-","-","Peppercorn",None,"In","-",""),
]
UK=lambda d:d.strftime('%d/%m/%Y') if d else '-'
hd1=["Demise","Tenant","Floor area (NIA)","","Lease term","","Break","Rent\nreview","Rent","","ERV","1954\nAct","EPC","Comments"]
hd2=["","","sq ft","sq m","From","To","","","Passing\n£ per annum","£ psf","£ psf","","",""]
P=lambda t,s=B:Paragraph(str(t).replace('&','&amp;').replace('\n','<br/>'),s)
data=[[P(x,H) for x in hd1],[P(x,H) for x in hd2]]; rows=[]; tot=0;ar=0
for dm,tn,sm,a,s,e,br,rv,rent,erv,act,epc,cm in T:
    num=isinstance(rent,(int,float))
    vac=tn in("Vacant","Under offer")
    data.append([P(dm),Paragraph(('<i>%s</i>'%tn if vac else '<b>%s</b>'%tn.replace('&','&amp;'))+('<br/><font size=7>%s</font>'%sm if sm else ''),B),P(f'{a:,}' if a else '-',R),P(f'{a*0.092903:,.1f}' if a else '-',R),P(UK(s)),P(UK(e)),P(br),P(rv),P(f'{rent:,.2f}' if num else (rent or '-'),R),P(f'{rent/a:.2f}' if num and a else '-',R),P(f'{erv:.2f}' if erv else '-',R),P(act),P(epc),P(cm,S)])
    r=dict(unit=dm,area=a,statusText=tn if vac else "Occupied",tenantName=None if vac else tn,leaseStartDate=s,leaseEndDate=e,annualRent=rent if num else None)
    if tn=="Marchbank Ferris Ltd": r['rentSteps']=[dict(date='2026-09-29',amount=147915,per='year')]
    rows.append(r); tot+=rent if num else 0; ar+=a or 0
data.append([P('<b>Total</b>'),'',P(f'<b>{ar:,}</b>',R),P(f'<b>{sum((t[3] or 0)*0.092903 for t in T):,.1f}</b>',R),'','','','',P(f'<b>{tot:,.2f}</b>',R),'','','','',''])
n=len(data)
doc=SimpleDocTemplate(DOC('kestrel_house_tenancy_schedule.pdf'),pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=45,bottomMargin=40,title='Tenancy Schedule')
t=Table(data,colWidths=[98,172,52,50,62,62,92,84,76,42,42,36,40,190],repeatRows=2)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,1),C.HexColor('#4a2040')),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(8,0),(9,0))]+[('SPAN',(c,0),(c,1)) for c in(0,1,6,7,11,12,13)]+[('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('LINEBELOW',(0,2),(-1,-3),.3,C.grey),('LINEABOVE',(0,n-1),(-1,n-1),1,C.black),('LINEBELOW',(0,n-1),(-1,n-1),1,C.black),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
foot=["1. Outstanding review (o/s): passing rent shown is the rent before review.","2. The passing rent for 1st Floor South is the headline rent; the Vendor will top up the half-rent period on completion.",
"3. Areas are taken from the measured survey by Lyall Dobbs dated February 2025 and are Net Internal. Breaks: (T) tenant, (L) landlord, (M) mutual. 'Code' denotes an agreement under the Electronic Communications Code.",
"4. 9 floor demises, of which 7 let and 2 available or under offer; telecoms and substation are not counted."]
doc.build([Paragraph('<font size=17><b>Kestrel House</b></font>',B),Spacer(1,9),Paragraph('14–18 Tallow Street, Leeds LS1 — <b>Tenancy Schedule</b> as at 24 June 2026',PS('x',parent=B,fontSize=11,leading=14)),Spacer(1,12),t,Spacer(1,10)]+[Paragraph(f,S) for f in foot]+[Spacer(1,14),Paragraph('<i>Strutwick Neame LLP for themselves and for the vendors give notice that these particulars are set out as a general outline only. Subject to contract and exclusive of VAT.</i>',S)])
save('kestrel_house_tenancy_schedule.pdf','OFFICE','UK agent tenancy schedule, A3 landscape, two-line grouped header','sq ft and sq m side by side, passing vs ERV psf, peppercorn, under offer, break dates beside lease dates, future stepped rent in comments',rows,propertyName='Kestrel House',asOn='2026-06-24',units=9,occupied=7,vacant=2,checks=[('rent','annualRent',tot)])
