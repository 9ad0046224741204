# billboards & rooftop antennas, xls, two stacked blocks with own headers
from common import *
import xlwt
FN='Rooftops_and_Signs_2025Q4.xls'
d=dt
ANT=[('RT-01','Hanover Bldg roof','Peaktel Wireless','Sector x3',d(2019,4,1),d(2029,3,31),2650.00,2729.50,d(2026,4,1)),
('RT-02','Hanover Bldg roof','Canticle Mobile','Sector x3',d(2021,9,1),d(2026,8,31),2400.00,None,None),
('RT-03','Ostend Court roof','Metro Microwave Relay','Dish 2 ft',d(2017,1,1),'month to month',575.00,None,None),
('RT-04','Ostend Court roof',None,'Pad A',None,None,None,None,None),
('RT-05','Grain Elevator','Averill County Public Safety','Whip',d(2015,7,1),d(2035,6,30),0.00,None,None)]
SGN=[('SG-11','I-90 mile 214 N face','Outland Signs','14x48',d(2022,1,1),d(2031,12,31),1850.00,1942.50,d(2027,1,1)),
('SG-12','I-90 mile 214 S face','Outland Signs','14x48',d(2022,1,1),d(2031,12,31),1700.00,1785.00,d(2027,1,1)),
('SG-13','Depot wall mural','Cask & Crow Brewing','20x30',d(2025,6,1),d(2026,5,31),640.00,None,None),
('SG-14','Route 9 digital',None,'10x30',None,None,None,None,None)]
rows=[]
for sec,X in(('ROOFTOP ANTENNA LICENSES',ANT),('SIGN / BILLBOARD LEASES',SGN)):
    for u,b,t,ty,s,e,m,nx,nd in X:
        r=dict(unit=u,section=sec,_b=b,unitType=ty)
        if sec[0]=='R': r['building']=b
        if t: r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=m*12)
        else: r['statusText']='OPEN'
        if nx: r['rentSteps']=[(nd,nx)]
        rows.append(r)
def build():
    wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1'); B=xlwt.easyxf('font: bold on, name Arial; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow; align: wrap on, vert center'); M=xlwt.easyxf('font: name Arial',num_format_str='#,##0.00'); BM=xlwt.easyxf('font: name Arial, bold on; borders: top thin',num_format_str='#,##0.00'); A=xlwt.easyxf('font: name Arial'); T=xlwt.easyxf('font: name Arial, bold on, height 280'); S=xlwt.easyxf('font: name Arial, bold on, colour dark_blue')
    ws.write(0,1,'Pettibone Holdings - Rooftops and Signs',T); ws.write(1,1,'Income schedule at December 31, 2025',A); y=3
    f=lambda x:x if isinstance(x,str) else x.strftime('%b %d %Y')
    for sec in('ROOFTOP ANTENNA LICENSES','SIGN / BILLBOARD LEASES'):
        rs=[r for r in rows if r['section']==sec]; ant=sec[0]=='R'
        ws.write_merge(y,y,1,10,sec,S); y+=1
        for i,h in enumerate(['No.','Rooftop' if ant else 'Location','Licensee' if ant else 'Sign company','Equipment' if ant else 'Size (ft)','From','To','Per month','Per year','Next rent','Effective']): ws.write(y,i+1,h,B)
        y+=1
        for r in rs:
            ws.write(y,1,r['unit'],A); ws.write(y,2,r['_b'],A); ws.write(y,3,r.get('tenantName','OPEN'),A); ws.write(y,4,r['unitType'],A)
            if 'tenantName' in r:
                ws.write(y,5,f(r['leaseStartDate']),A); ws.write(y,6,f(r['leaseEndDate']),A); ws.write(y,7,r['contractRent'],M); ws.write(y,8,r['annualRent'],M)
                if r.get('rentSteps'): ws.write(y,9,r['rentSteps'][0][1],M); ws.write(y,10,f(r['rentSteps'][0][0]),A)
            y+=1
        ws.write(y,3,'Total antennas' if ant else 'Total signs',S); ws.write(y,7,sum(r.get('contractRent',0) for r in rs),BM); ws.write(y,8,sum(r.get('annualRent',0) for r in rs),BM); y+=3
    ws.write(y,3,'All licenses and signs',S); ws.write(y,7,sum(r.get('contractRent',0) for r in rows),BM); ws.write(y,8,sum(r.get('annualRent',0) for r in rows),BM)
    ws.write(y+2,1,'RT-05: county radio is free of charge under the 2015 easement. SG-13 renews yearly.',A)
    for i,w in enumerate([2,8,24,30,12,13,16,12,13,12,13]): ws.col(i).width=w*256
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_num_pages=1
    wb.save(path(FN))
    for r in rows: r.pop('rentSteps_',None)
    save(FN,rows,'Pettibone Holdings - Rooftops and Signs',dt(2025,12,31),9,7,2,'OTHER','closingcounsel','two stacked blocks with own headers, text dates, empty first column',hard='two tables in one sheet with different header words; free licence 0.00')
build()
