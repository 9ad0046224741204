from common import *
import xlwt
F='Ballinclare Cross - schedule of occupational leases.xls'
d=D.date
def ft(x):
    n=x.day; s='th' if 10<n<20 else {1:'st',2:'nd',3:'rd'}.get(n%10,'th'); return f'{n}{s} {x.strftime("%B %Y")}'
# unit, use, occupier, sqm, start, term, expiry, break, review, rent pa, sc, ins, vat
R=[('Unit 1','Convenience store','Daly\'s Foodmarket Ltd',612.0,d(2014,5,1),25,d(2039,4,30),'Year 15','1st May 2029',118000,14200,2890,'Yes'),
('Unit 2','Pharmacy','Shandon Pharmacy Group Ltd',148.5,d(2018,9,17),20,d(2038,9,16),'Year 10','17th Sept 2028',52500,3450,700,'Yes'),
('Units 3 & 4','Medical centre','Drs Lavelle, Egan & Nagle t/a Ballinclare Family Practice',286.0,d(2020,2,1),20,d(2040,1,31),'None','1st Feb 2030',64350,6640,1350,'No - exempt'),
('Unit 5','Hair & beauty','Roisin Prunty',71.0,d(2022,6,1),4.75,d(2027,2,28),'None','None',21000,1650,335,'No'),
('Unit 6','Café','Grounded Bean Ltd',94.2,d(2023,11,6),10,d(2033,11,5),'Year 5','6th Nov 2028',29500,2190,445,'Yes'),
('Unit 7','','Vacant',88.0,None,None,None,'','',None,None,None,''),
('Unit 8','Take away','Golden Lee Palace Ltd',83.6,d(2016,3,1),10,d(2026,2,28),'None','None',26400,1940,395,'Yes'),
('Unit 9','Bookmaker','Tote Lane Bookmakers (Munster) Ltd',102.4,d(2019,7,22),15,d(2034,7,21),'Year 10','22nd July 2029',38000,2380,485,'Yes'),
('Unit 10','Dry cleaner','Pristine Cleaners (Cork) Ltd',64.0,d(2021,1,11),4.75,d(2025,10,10),'None','None',17600,1490,300,'Yes'),
('FF Suite A','Offices','Tully Costello Solicitors',121.0,d(2017,4,3),15,d(2032,4,2),'Year 10','3rd April 2027',22990,2810,570,'Yes'),
('FF Suite B','Dance studio','Step in Time Dance Ltd',137.5,d(2024,9,2),4.75,d(2029,6,1),'Year 2','None',16500,3190,650,'No'),
('FF Suite C','','Vacant',58.0,None,None,None,'','',None,None,None,''),
('Clothes bank','Licence','Cork Textile Recyclers CLG',None,d(2023,1,1),None,None,'','',1200,None,None,'Yes')]
def make():
    wb=xlwt.Workbook(); ws=wb.add_sheet('Leases'); 
    X=lambda s:xlwt.easyxf(s)
    t=X('font: name Garamond, height 200; align: vert top, wrap on; borders: bottom hair'); n0=xlwt.easyxf('font: name Garamond, height 200; align: vert top; borders: bottom hair',num_format_str='[$€-1809]#,##0'); n1=xlwt.easyxf('font: name Garamond, height 200; align: vert top; borders: bottom hair',num_format_str='#,##0.0'); n2=xlwt.easyxf('font: name Garamond, height 200; align: vert top; borders: bottom hair',num_format_str='[$€-1809]#,##0.00')
    h=X('font: name Garamond, height 200, bold on; align: wrap on, vert center, horiz center; borders: top thin, bottom thin, left thin, right thin; pattern: pattern solid, fore_colour light_green'); T=X('font: name Garamond, height 320, bold on'); s=X('font: name Garamond, height 220, italic on')
    b0=xlwt.easyxf('font: name Garamond, height 220, bold on; borders: top thin, bottom double',num_format_str='[$€-1809]#,##0'); b1=xlwt.easyxf('font: name Garamond, height 220, bold on; borders: top thin, bottom double',num_format_str='#,##0.0'); b2=xlwt.easyxf('font: name Garamond, height 220, bold on; borders: top thin, bottom double',num_format_str='[$€-1809]#,##0.00')
    ws.write(0,1,'Ballinclare Cross Neighbourhood Centre, Co. Cork',T); ws.write(1,1,'Schedule of occupational leases at 31st October 2025 — prepared for First Munster Bank DAC',s)
    for a,b,c,e,x in ((3,4,1,1,'Premises'),(3,4,2,2,'Occupier'),(3,4,3,3,'User'),(3,4,4,4,'Area (sq m)'),(3,3,5,9,'Lease'),(3,3,10,11,'Rent'),(3,3,12,13,'Outgoings per annum'),(3,4,14,14,'Opted to VAT?')): ws.write_merge(a,b,c,e,x,h)
    for i,x in enumerate(['Commencement','Term','Expiry','Break','Next review','Per annum','Per month','Service charge','Insurance'],5): ws.write(4,i,x,h)
    for q,hh in ((3,360),(4,360)): ws.row(q).height_mismatch=True; ws.row(q).height=hh
    rows=[];texts=[];r=5
    for (u,us,oc,a,st,tm,ex,bk,rv,rent,sc,ins,vat) in R:
        v=oc=='Vacant'; mon=round(rent/12,2) if rent else None
        ws.write(r,1,u,t);ws.write(r,2,oc,t);ws.write(r,3,us,t)
        for c,x,f in ((4,a,n1),(6,tm,t),(10,rent,n0),(11,mon,n2),(12,sc,n0),(13,ins,n0)): ws.write(r,c,x if x is not None else '',f)
        ws.write(r,5,ft(st) if st else '',t); ws.write(r,7,ft(ex) if ex else ('Rolling licence' if st else ''),t); ws.write(r,8,bk,t); ws.write(r,9,rv,t); ws.write(r,14,vat,t)
        rows.append(dict(unit=u,unitType=us or None,area=a,tenantName=None if v else oc,statusText='Vacant' if v else 'Occupied',leaseStartDate=iso(st),leaseEndDate=iso(ex) or ('Rolling licence' if st else None),annualRent=rent,contractRent=mon,charges=[{'code':'Service charge','amount':sc},{'code':'Insurance','amount':ins}] if sc else None))
        texts+=[u,oc[:20]]; ws.row(r).height_mismatch=True; ws.row(r).height=560 if len(oc)>40 else 300; r+=1
    S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); sc=sum(x[10] or 0 for x in R); ins=sum(x[11] or 0 for x in R)
    ws.row(r).height_mismatch=True; ws.row(r).height=340
    ws.write(r,1,'Total',b0)
    for c in (2,3,5,6,7,8,9,14): ws.write(r,c,'',b0)
    for c,x,f in ((4,S('area'),b1),(10,S('annualRent'),b0),(11,S('contractRent'),b2),(12,sc,b0),(13,ins,b0)): ws.write(r,c,x,f)
    for i,x in enumerate(['Unit 10: lease expired 10th October 2025; occupier holding over while a new 4 year 9 month lease is documented.','Unit 7 has been vacant since January 2025. FF Suite C: terms agreed, solicitors instructed.','Unit 1 turnover rent provision (2.25% of net sales over base) has never been triggered.']): ws.write(r+2+i,1,x,s)
    for c,w in enumerate([2,15,38,20,12,23,9,24,11,18,14,16,16,14,18]): ws.col(c).width=256*w
    ws.portrait=0; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.show_grid=False
    wb.save(DOC+F)
    save(F,'RETAIL',dict(propertyName='Ballinclare Cross Neighbourhood Centre',asOnDate='2025-10-31',units=None,occupied=None,vacant=2,sheet='Leases',planted=None,rows=rows),'surveyor','Irish neighbourhood parade in old .xls, dates as words, grouped header',False,texts,[dict(key='area',printed=S('area')),dict(key='annualRent',printed=S('annualRent')),dict(key='contractRent',printed=S('contractRent')),dict(key='charge:Service charge',printed=sc),dict(key='charge:Insurance',printed=ins)])
make()
