# Tokyo office by floor, cover page plus gridded table with spanned floors
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(6103); N='P03_tokyo_office_tsubo.pdf'
S=lambda n,s,**k:ParagraphStyle(n,fontName=k.pop('f','Helvetica'),fontSize=s,leading=s*1.25,**k)
TEN=['Kisaragi Systems K.K.','Aozora Freight Forwarding K.K.','Matsukaze Patent Office','Hinode Dental Supplies K.K.','Nordhavn Shipping Japan G.K.','Tsubaki Consulting K.K.','Minato Learning Center','Shirogane Design Works','Umezawa & Partners CPA','Polaris Staffing K.K.','Kitagawa Seimitsu K.K.','Wakaba Travel Service','Orchid Bio Japan K.K.','Sumire Insurance Agency','Tamagawa Data Lab K.K.','Yokohashi Trading Co., Ltd.','Renge Architects','Fujimori Legal Profession Corp.','Asagi Foods K.K.','Blue Heron Games K.K.']
rows=[];data=[];spans=[];it=iter(TEN)
hdr1=['Floor','Section','Lessee','Use','Leased area','', 'Monthly rent','','CAM charge\n(JPY/month)','Total\n(JPY/month)','Security\ndeposit (JPY)','Lease\ntype','Lease term','','Asking rent\n(JPY/month)']
hdr2=['','','','','m²','tsubo','JPY','JPY/tsubo','','','','','from','to','']
layout=[('10F',['10A'],1),('9F',['9A','9B'],2),('8F',['8A'],1),('7F',['7A','7B','7C'],3),('6F',['6A','6B'],2),('5F',['5A','5B'],2),('4F',['4A','4B','4C'],3),('3F',['3A'],1),('2F',['2A','2B'],2),('1F',['1A','1B'],2),('B1F',['B1-1'],1)]
vac={'7B','4C','9B'}; T=[0]*7
for fl,us,n in layout:
    a0=len(data)+2
    for i,u in enumerate(us):
        ts=round((142.5 if fl!='1F' else 96.4)/n-[0,3.25,-2.1][i],2); sqm=round(ts*3.305785,2)
        use='Retail' if fl=='1F' else 'Restaurant' if fl=='B1F' else 'Office'
        p=R.choice([17500,18000,18500,19000,20500]) if use=='Office' else (32000 if use=='Retail' else 21000)
        ask=round(ts*(p+500)/10)*10
        r={'unit':u,'unitType':use,'area':sqm,'section':fl}
        if u in vac:
            data.append([fl if i==0 else '',u,'(vacant)',use,f'{sqm:,.2f}',f'{ts:,.2f}','','','','','','','','',f'{ask:,}'])
            r.update(statusText='(vacant)',marketRent=ask); v=[sqm,ts,0,0,0,0,ask]
        else:
            t=next(it) if u!='1B' else 'Coffee Stand Machikado'
            if u=='B1-1': t='Izakaya Torizen'
            rent=round(ts*p); cam=round(ts*3500); dep=rent*R.choice([6,8,10,12]); s=rdate(R,(2014,1,1),(2025,2,1)).replace(day=R.choice([1,1,16])); ty=R.choice(['Ordinary','Ordinary','Fixed'])
            yrs=2 if ty=='Ordinary' else 5; e=s
            while e<=D(2025,3,31): e=e.replace(year=e.year+yrs)
            e=e-dt.timedelta(1)
            if ty=='Fixed': s=(e+dt.timedelta(1)).replace(year=(e+dt.timedelta(1)).year-5)
            data.append([fl if i==0 else '',u,t,use,f'{sqm:,.2f}',f'{ts:,.2f}',f'{rent:,}',f'{p:,}',f'{cam:,}',f'{rent+cam:,}',f'{dep:,}',ty,s.strftime('%Y/%m/%d'),e.strftime('%Y/%m/%d'),'-'])
            r.update(tenantName=t,statusText='Occupied',contractRent=rent,charges=[{'code':'CAM charge','amount':cam}],totalCharges=rent+cam,deposit=dep,leaseStartDate=s,leaseEndDate=e); v=[sqm,ts,rent,cam,rent+cam,dep,0]
        rows.append(r); T=[round(a+b,2) for a,b in zip(T,v)]
    spans.append(('SPAN',(0,a0),(0,len(data)+1)))
n=len(rows)
data.append(['Total','',f'{n} sections / {n-3} let / 3 vacant','',f'{T[0]:,.2f}',f'{T[1]:,.2f}',f'{T[2]:,}','',f'{T[3]:,}',f'{T[4]:,}',f'{T[5]:,}','','','',f'{T[6]:,}'])
tb=Table([hdr1,hdr2]+data,colWidths=[28,34,128,46,44,40,52,42,48,54,60,40,48,48,52],repeatRows=2,rowHeights=[24,11]+[14.2]*len(data))
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.6),('GRID',(0,0),(-1,-1),.35,colors.HexColor('#7a7a7a')),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe6ee')),
 ('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(12,0),(13,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,8,9,10,11,14)]+spans+[('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ALIGN',(0,0),(-1,1),'CENTER'),('ALIGN',(4,2),(10,-1),'RIGHT'),('ALIGN',(14,2),(14,-1),'RIGHT'),('ALIGN',(0,2),(1,-1),'CENTER'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',6.6),('SPAN',(0,-1),(1,-1)),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]))
oth=Table([['Other income (JPY/month)',''],['Vending machines','38,500'],['Rooftop antenna','120,000'],['Signboard, west wall','85,000']],colWidths=[130,60],hAlign='RIGHT')
oth.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.8),('BOX',(0,0),(-1,-1),.4,colors.grey),('SPAN',(0,0),(1,0)),('ALIGN',(1,1),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
cover=[Spacer(1,120),Paragraph('Shibaura Canal Front Building',S('a',24,f='Helvetica-Bold')),Spacer(1,14),Paragraph('3-chome Shibaura, Minato-ku, Tokyo',S('b',12)),Spacer(1,40),Paragraph('Rent roll as of March 31, 2025',S('c',15)),Spacer(1,8),Paragraph('Prepared by Hakuro Property Management K.K. for the senior lender',S('d',10)),Spacer(1,30),
 Table([['Site area','812.40 m²'],['Gross floor area','6,204.15 m²'],['Completed','November 1998, renewed 2016'],['Structure','SRC, 10 floors and 1 basement'],['Parking','18 spaces (mechanical), master-leased, not in this roll']],colWidths=[120,260],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',9),('LINEBELOW',(0,0),(-1,-1),.3,colors.lightgrey)]),PageBreak()]
def foot(c,d):
    c.setFont('Helvetica',6.5); c.drawString(36,20,'Hakuro PM  |  consumption tax not included  |  1 tsubo = 3.305785 m²'); c.drawRightString(806,20,f'{d.page}/2')
SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=34,title='Rent roll').build(cover+[Paragraph('Shibaura Canal Front Building: sections by floor (2025/03/31)',S('e',10,f='Helvetica-Bold')),Spacer(1,6),tb,Spacer(1,8),oth],onFirstPage=lambda c,d:None,onLaterPages=foot)
for r in rows: r.pop('section')
save(N,rows,prop='Shibaura Canal Front Building',asof='2025-03-31',units=n,occ=n-3,vac=3,asset='OFFICE',style='Tokyo office rent roll, cover page, grid, floors top down in merged cells, sqm and tsubo',hard='two area columns, grouped headers, spanned floors, JPY without decimals',
 totals={'area':T[0],'contractRent':T[2],'totalCharges':T[4],'deposit':T[5],'marketRent':T[6]})
