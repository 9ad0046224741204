from lib import *
# NZ medical centre: letter with a Word table (portrait)
fn='kowhai_health_hub_rental_schedule.pdf'
X=[('G.01','Kōwhai Family Doctors Limited','1 Apr 2020','2020-04-01','31 Mar 2032','2032-03-31',486.0,170100,10,23400,'1 Apr 2026 (market)','Two of 6 yrs'),
('G.02','Bay Pathology Collection Services Ltd','1 Jul 2022','2022-07-01','30 Jun 2028','2028-06-30',74.5,29800,2,4680,'1 Jul 2025 (CPI)','One of 6 yrs'),
('G.03','Unichem-style dispensary – Kōwhai Pharmacy 2019 Ltd','1 Apr 2020','2020-04-01','31 Mar 2032','2032-03-31',128.0,61440,3,7020,'1 Apr 2026 (market)','Two of 6 yrs'),
('1.01','Te Awa Physiotherapy Partnership','15 Nov 2023','2023-11-15','14 Nov 2027','2027-11-14',165.2,51200,4,9360,'15 Nov 2025 (3%)','Two of 4 yrs'),
('1.02','Vacant (former podiatry rooms)','','', '','',58.0,None,1,None,'',''),
('1.03','Lakeview Dental Surgeons Ltd','1 Feb 2021','2021-02-01','31 Jan 2031','2031-01-31',142.8,49980,4,9360,'1 Feb 2027 (market)','None'),
('1.04','Harbour Audiology (NZ) Ltd','1 Sep 2019','2019-09-01','Monthly','Monthly',61.0,20130,1,2340,'–','–')]
X[2]=(X[2][0],'Kōwhai Pharmacy 2019 Limited')+X[2][2:]
m=lambda v:f'${v:,}' if v else 'Nil'
rows=[['No.','Tenant','Start','Expiry','NLA m²','Premises rent p.a.','Car parks (no.)','Car park rent p.a.','Total rent p.a.','Next review','Rights to renew']]
tr=[]
for x in X:
    v=x[7] is None;tt=None if v else x[7]+x[9]
    rows.append([x[0],x[1],x[2],x[4],f'{x[6]:.1f}',m(x[7]),str(x[8]),m(x[9]),m(tt),x[10],x[11]])
    tr.append(R(unit=x[0],tenantName=None if v else x[1],statusText='Vacant' if v else 'Occupied',area=x[6],leaseStartDate=x[3],leaseEndDate=x[5],annualRent=0 if v else x[7],charges=[dict(code='Premises rent',amount=x[7],per='year'),dict(code='Car park rent',amount=x[9],per='year')] if not v else None,totalCharges=tt if not v else 0))
A=sum(x[6] for x in X);P=sum(x[7] or 0 for x in X);C=sum(x[9] or 0 for x in X)
rows.append(['','Total','','',f'{A:.1f}',m(P),str(sum(x[8] for x in X)),m(C),m(P+C),'',''])
b=para('TŪĪ & RATA PROPERTY ADVISORY',24,True,font='Georgia')+para('Level 2, 41 Devonport Road, Tauranga 3110',16,font='Georgia')+para('18 August 2025',19,font='Georgia',after=160)
b+=para('The Trustees, Kōwhai Health Hub Trust',19,font='Georgia',after=160)+para('Kōwhai Health Hub, 212 Cameron Road – rental schedule at 31 July 2025',20,True,font='Georgia')
b+=para('We set out below the current tenancies. Rents are net, plus GST, with outgoings recovered in addition in proportion to net lettable area.',18,font='Georgia',after=140)
b+=table(rows,[650,1750,1050,1050,700,1000,650,950,1000,1150,850],['left','left','left','left','right','right','center','right','right','left','left'],size=14,font='Georgia',shade='',boldrows=(len(rows)-1,))
b+=para('Budgeted outgoings for the year to 31 March 2026 are $96,420 plus GST. Tenancy 1.02 has been vacant since May 2025; we recommend an asking rental of $310 per m². The audiology lease has expired and continues on a month by month basis terminable on 20 working days notice.',18,font='Georgia',after=140)
b+=para('A bank guarantee of $45,000 is held from the medical practice only; no other bonds are held.',18,font='Georgia',after=200)+para('Yours faithfully\n\n\nRegistered Valuer, for Tūī & Rata Property Advisory',18,font='Georgia')
docx_pdf(fn,b,False,560,'')
save(fn,'OFFICE','NZ valuer letter with Word table, car-park rent apart',False,'Kōwhai Health Hub','2025-07-31',7,6,1,tr,totals=dict(annualRent=P,totalCharges=P+C,area=round(A,1)))
