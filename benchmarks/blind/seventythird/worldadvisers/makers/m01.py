# UK multi-let office: adviser's tenancy schedule, A4 landscape, platypus, wrapped cells
from common import *; fonts()
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
FN='Calder_House_Leeds_tenancy_schedule.pdf'
fmt=lambda d: d.strftime('%d/%m/%Y') if isinstance(d,D) else (d or '')
X=[ # demise, tenant, area, start, term, expiry, review, break, rent, erv psf, deposit, comment, steps
("Ground Floor Suite A","Brackendale Wealth Ltd",2140,D(2021,3,25),"10",D(2031,3,24),D(2026,3,25),D(2026,3,25),48150,26,12037.5,"Tenant only break on 6 months' notice. Conditional on vacant possession.",None),
("Ground Floor Suite B","Pennine Bean Company Limited (t/a Grindhouse)",1085,D(2022,9,29),"5",D(2027,9,28),None,None,21700,24,5425,"Class E(b). Inside 1954 Act.",None),
("Ground Floor Suite C",None,1310,None,"",None,None,None,None,26,None,"In refurbishment; PC due May 2025.",None),
("1st Floor East","Thornwick Tait LLP",3920,D(2019,6,24),"10",D(2029,6,23),D(2024,6,24),None,86240,25,None,"June 2024 review outstanding. Third-party hearing not yet instructed.",None),
("1st Floor West (Part)","Ostler & Rume Architects Ltd",1655,D(2023,1,16),"5",D(2028,1,15),None,D(2026,1,16),38065,25,9516.25,"Schedule of Condition. S/C cap £7.25 psf, RPI linked.",None),
("1st Floor West (Remainder)","Kirkgate Payroll Services Limited",1780,D(2024,5,1),"5",D(2029,4,30),None,D(2027,5,1),30260,25,11125,"Stepped rent: £35,600 pa from 01/05/2025; £44,500 pa from 01/05/2026.",[(D(2025,5,1),35600),(D(2026,5,1),44500)]),
("2nd Floor East","Aldersyde Insurance Brokers Ltd",3905,D(2016,12,25),"10",D(2026,12,24),None,None,78100,25,None,"Outside 1954 Act.",None),
("2nd Floor West Suite 1","Novafern Software Ltd",1190,D(2023,11,6),"3",D(2026,11,5),None,None,28560,25,7140,"Guarantor: Novafern Holdings Ltd.",None),
("2nd Floor West Suite 2",None,1215,None,"",None,None,None,None,25,None,"Under offer at £30,375 pa, 5 yr term, 3 months rent free. Solicitors instructed.",None),
("2nd Floor West Suite 3","Lorimer Hale Recruitment Ltd",1022,D(2020,2,10),"5","Holding over",None,None,21462,25,5365.5,"Term expired 09/02/2025. Terms for renewal being discussed.",None),
("3rd Floor (Whole)","HMI Regional Fraud Unit",7860,D(2018,4,1),"15",D(2033,3,31),D(2028,4,1),D(2028,4,1),172920,25,None,"Crown lease. Mutual break at year 10.",None),
("4th Floor East","Sable & Quince Media Ltd",3870,D(2022,3,14),"7",D(2029,3,13),D(2027,3,14),None,92880,26.5,23220,"Rent free of 6 months expired Sept 2022.",None),
("4th Floor West","Wharfe Engineering Consultants Limited",3610,D(2021,8,2),"10",D(2031,8,1),D(2026,8,2),D(2026,8,2),84835,26.5,None,"Break penalty of 3 months' rent.",None),
("5th Floor North","Dunmore Actuarial Ltd",2955,D(2024,10,21),"10",D(2034,10,20),D(2029,10,21),D(2029,10,21),79785,28,19946.25,"Half rent until 20/10/2025; full passing rent shown, vendor topping up.",None),
("5th Floor South",None,2420,None,"",None,None,None,None,28,None,"Available.",None),
("Basement Store 1","Thornwick Tait LLP",410,D(2019,6,24),"10",D(2029,6,23),None,None,3075,8,None,"Co-terminous with 1st Floor East.",None),
("Basement Store 2","Aldersyde Insurance Brokers Ltd",365,D(2017,4,3),"Licence","Rolling",None,None,2740,8,None,"One month's notice either side.",None),
]
st=ParagraphStyle('a',fontName='LS',fontSize=7,leading=8.4); sr=ParagraphStyle('r',parent=st,alignment=2); sc=ParagraphStyle('c',parent=st,alignment=1)
sb=ParagraphStyle('b',parent=st,fontName='LSB'); sbr=ParagraphStyle('br',parent=sb,alignment=2); sh=ParagraphStyle('h',parent=sb,textColor=colors.white,alignment=1)
hd=["Demise","Tenant","NIA\n(sq ft)","Lease\nstart","Term\n(years)","Lease\nexpiry","Next rent\nreview","Next\nbreak","Passing rent\n(£ pa)","Passing\n(£ psf)","ERV\n(£ psf)","Rent deposit\n(£)","Comments"]
data=[[Paragraph(h.replace('\n','<br/>'),sh) for h in hd]];rows=[]
for (u,t,a,s,te,e,rv,bk,r,erv,dep,cm,steps) in X:
    data.append([Paragraph(u,st),Paragraph(t,st) if t else Paragraph('<b>Vacant</b>',st),Paragraph(f'{a:,}',sr),Paragraph(fmt(s),sc),Paragraph(te,sc),Paragraph(fmt(e),sc),Paragraph(fmt(rv),sc),Paragraph(fmt(bk),sc),Paragraph(f'£{r:,}' if r else '-',sr),Paragraph(f'{r/a:.2f}' if r else '',sr),Paragraph(f'{erv:.2f}',sr),Paragraph(f'£{dep:,.2f}' if dep else '',sr),Paragraph(cm,st)])
    rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,annualRent=r,deposit=dep,statusText='Occupied' if t else 'Vacant',rentSteps=[dict(date=iso(x),amount=y,per='year') for x,y in steps or []]))
TA=sum(x[2] for x in X);T=sum(x[8] or 0 for x in X);TD=sum(x[10] or 0 for x in X)
data.append([Paragraph('TOTAL',sb),'',Paragraph(f'{TA:,}',sbr),'','','','','',Paragraph(f'£{T:,}',sbr),'','',Paragraph(f'£{TD:,.2f}',sbr),''])
cw=[68,88,36,48,34,48,48,48,54,38,36,52,176]
tb=Table(data,colWidths=cw,repeatRows=1)
ts=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#26404f')),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'MIDDLE'),('LINEBELOW',(0,1),(-1,-2),.3,colors.HexColor('#b9c4ca')),('LINEABOVE',(0,-1),(-1,-1),1,colors.HexColor('#26404f')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),3.5),('BOTTOMPADDING',(0,0),(-1,-1),3.5)]
for i,x in enumerate(X,1):
    if not x[1]: ts.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f0ece0')))
tb.setStyle(TableStyle(ts))
def pg(c,d):
    w,h=landscape(A4);c.setFont('LSB',13);c.setFillColor(colors.HexColor('#26404f'));c.drawString(34,h-36,'Calder House, 41 Wellington Row, Leeds LS1')
    c.setFont('LS',9);c.drawString(34,h-50,'Tenancy Schedule as at 28 February 2025');c.drawRightString(w-34,h-36,'Fenwick Arbuthnot LLP');c.setFont('LS',7);c.drawRightString(w-34,h-47,'Investment Advisory | Private & Confidential')
    c.setFillColor(colors.grey);c.setFont('LS',6.5);c.drawString(34,22,'Subject to contract. Information provided by the vendor; no liability is accepted for errors. Areas per measured survey Nov 2022 (IPMS 3 reconciled to NIA).');c.drawRightString(w-34,22,f'{d.page}')
occ=sum(1 for x in X if x[1]);va=sum(x[2] for x in X if not x[1])
note=Paragraph(f'<b>Summary.</b> {len(X)} demises, of which {len(X)-occ} vacant ({va:,} sq ft, {va/TA*100:.1f}% of NIA). Passing rent £{T:,} per annum exclusive.',ParagraphStyle('n',parent=st,spaceBefore=8))
SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(A4),leftMargin=34,rightMargin=34,topMargin=62,bottomMargin=36).build([tb,note],onFirstPage=pg,onLaterPages=pg)
tie('rent',T,S(rows,'annualRent'));tie('area',TA,S(rows,'area'));tie('dep',TD,S(rows,'deposit'))
save(FN,'OFFICE','UK adviser tenancy schedule, wrapped comments, annual rents',False,'Calder House, 41 Wellington Row, Leeds LS1','2025-02-28',len(X),occ,len(X)-occ,rows)
