from lib import *
# UK parade, Word schedule of tenancies
fn='cavendish_parade_tenancy_schedule.pdf'
# addr, tenant, gf, other(label,area), nia, term, start iso, start words, end iso, end words, rent, review/break, RV, ERV, comment
X=[
('1 Cavendish Parade','Brightwell Pharmacy Ltd','Ground floor sales 742 sq ft\nITZA 588 units\nBasement store 310 sq ft',1052,'15 years','2016-03-25','25 March 2016','2031-03-24','24 March 2031',24500,'Review 25.03.2026\nNo break',19250,26000,'FRI by way of service charge. Personal guarantee.'),
('2 Cavendish Parade','M. Tolworth & R. Singh t/a Golden Crust Bakery','Ground floor sales 518 sq ft\nITZA 471 units',518,'10 years','2021-09-29','29 September 2021','2031-09-28','28 September 2031',17750,'Review 29.09.2026\nTenant break 29.09.2026 (6 months notice)',13500,17750,'IRO. Rent deposit £4,437.50 held.',4437.5),
('3 & 4 Cavendish Parade','Harrow Vale Convenience Stores Limited','Ground floor sales 1,480 sq ft\nITZA 1,021 units\nStores 395 sq ft',1875,'20 years','2012-06-24','24 June 2012','2032-06-23','23 June 2032',41250,'Upward only reviews 5 yearly; next 24.06.2027\nNo break',32750,43500,'Schedule of condition annexed.'),
('5 Cavendish Parade','','Ground floor sales 560 sq ft\nITZA 497 units',560,'','','','','',None,'',14250,18500,'VACANT. Marketed at £18,500 p.a. Former betting office.'),
('6 Cavendish Parade','Luminous Nails and Beauty Ltd','Ground floor sales 534 sq ft\nITZA 480 units',534,'6 years','2023-01-09','9 January 2023','2029-01-08','8 January 2029',16000,'Review 09.01.2026\nTenant break 09.01.2026',13750,18000,'Outside the 1954 Act. Rent deposit £4,000 held.',4000),
('6A Cavendish Parade (first floor)','Orchard Court Dental Care LLP','First floor surgery 905 sq ft',905,'10 years','2018-12-25','25 December 2018','2028-12-24','24 December 2028',14600,'Review 25.12.2023 outstanding\nNo break',9900,15400,'Reviewed rent quoted at £15,400.'),
('7 Cavendish Parade','Pagewood Charity Shops (a charity)','Ground floor sales 611 sq ft\nITZA 533 units\nRear store 120 sq ft',731,'5 years','2022-08-01','1 August 2022','2027-07-31','31 July 2027',18250,'No review\nMutual break 01.08.2025 not exercised',15500,20000,''),
('8 Cavendish Parade','Wah Kee Catering Limited','Ground floor sales 440 sq ft\nITZA 402 units\nKitchen 265 sq ft',705,'15 years','2014-11-11','11 November 2014','2029-11-10','10 November 2029',19000,'Review 11.11.2024 - nil increase documented\nNo break',14750,19500,'A5 hot food use.'),
('9 Cavendish Parade','Dunmore Estates (Lettings) Limited','Ground floor offices 690 sq ft',690,'Holding over','2009-05-01','1 May 2009','2019-04-30','30 April 2019',15500,'s.25 notice served 02.09.2025',13000,18750,'Tenant holding over under 1954 Act.'),
]
hdr=['Property','Tenant','Accommodation','NIA\n(sq ft)','Term','Start','Expiry','Passing rent\n(£ p.a.)','Reviews / breaks','2023 RV\n(£)','ERV\n(£ p.a.)','Comments']
rows=[hdr];tr=[]
for x in X:
    x=x+(None,)*(15-len(x)); v=not x[1]
    rows.append([x[0],x[1] or 'Vacant',x[2],f'{x[3]:,}',x[4],x[6],x[8],f'£{x[9]:,}' if x[9] else '-',x[10],f'{x[11]:,}'.rjust(1),f'£{x[12]:,}'.replace('None','-'),x[13]])
# indices: recompute properly
rows=[hdr]
for x in X:
    x=x+(None,)*(15-len(x)); addr,ten,acc,nia,term,si,sw,ei,ew,rent,rev,rv,erv,com,dep=x; v=not ten
    rows.append([addr,ten or 'Vacant',acc,f'{nia:,}',term,sw,ew,f'£{rent:,}' if rent else '-',rev,f'{rv:,}',f'£{erv:,}',com])
    tr.append(R(unit=addr,tenantName=ten,area=nia,statusText='Vacant' if v else 'Occupied',leaseStartDate=si,leaseEndDate=ei,annualRent=rent,marketRent=erv,marketRentPer='year',deposit=dep))
sa,sr,se,sv=sum(x[3] for x in X),sum(x[9] or 0 for x in X),sum(x[12] for x in X),sum(x[11] for x in X)
rows.append([('TOTAL',3),f'{sa:,}',('',3),f'£{sr:,}','',f'{sv:,}',f'£{se:,}',''])
body=para('SCHEDULE OF TENANCIES',26,True,'center')+para('Cavendish Parade, Station Approach, Harrow Vale HV2 6PQ',22,True,'center')+para('As at 1 October 2025',18,False,'center')
body+=table(rows,[1450,1600,1750,700,900,1150,1150,1000,1700,850,950,1900],['left','left','left','right','left','left','left','right','left','right','right','left'],boldrows=(len(rows)-1,))
body+=para('Notes',18,True)+para('1. All rents are exclusive of VAT. The property is not elected for VAT.\n2. Nine retail and upper floor tenancies as listed; No. 5 is vacant and the Landlord bears the empty rates and service charge shortfall of £3,115 p.a.\n3. ITZA is on a 20 ft zone A basis, measured in accordance with the RICS Code of Measuring Practice.\n4. Flats on the second floor have been sold off on 125 year leases at a peppercorn and are outside the title.',16)
body+=para('Prepared by Kestle & Marsh LLP, Chartered Surveyors. Subject to contract. While believed correct no reliance may be placed on this schedule.',14,italic=True)
docx_pdf(fn,body,True,800,'Cavendish Parade – schedule of tenancies – rev C')
save(fn,'RETAIL','UK surveyor Word table, wrapped cells, annual rents, holding over',True,'Cavendish Parade','2025-10-01',9,8,1,tr,totals=dict(annualRent=sr,area=sa,marketRent=se))
