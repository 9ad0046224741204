# Yardi Voyager Commercial "Tenancy Schedule I" style xlsx: per-tenant blocks with rent-step sub rows
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F='TenancySchedule_Pewter_Hall.xlsx'
def make():
    asof=D(2025,8,31);wb=Workbook();ws=wb.active;ws.title='Report1'
    ft=lambda b=False,z=8,i=False:Font(name='Tahoma',size=z,bold=b,italic=i)
    L=[('100, 110','Gannet & Wray Legal Group','Office Net',12480,D(2020,4,1),D(2030,3,31),34.0,[(D(2026,4,1),35.02),(D(2027,4,1),36.07)],0.0,31000,.7),
       ('120','Fallowfield Imaging LLC','Office Gross',5210,D(2023,10,1),D(2028,9,30),37.5,[(D(2025,10,1),38.63),(D(2026,10,1),39.78)],0,16281.25,0),
       ('200','VACANT',None,8945,None,None,None,[],0,None,0),
       ('210','Ithaca Bridge Staffing Inc.','Office Gross',3890,D(2022,6,1),D(2026,5,31),35.25,[],0,0,0),
       ('300','Cloverdell Software, Inc.','Office Net',21300,D(2025,6,1),D(2035,9,30),0,[(D(2025,10,1),33.0),(D(2026,10,1),33.99),(D(2027,10,1),35.01)],0,175725,.7),
       ('320','Murrow Actuarial Partners','Office Gross',4475,D(2024,12,1),D(2030,2,28),39.0,[(D(2025,12,1),40.17)],0,14543.75,0),
       ('350','VACANT',None,2660,None,None,None,[],0,None,0),
       ('400','Bascom Tiller Foundation','Office Net',9730,D(2017,1,1),D(2026,12,31),31.5,[(D(2026,1,1),32.25)],0,0,.7),
       ('410','Seldon Radiant Energy LP','Office Net',10115,D(2025,11,1),D(2033,1,31),None,[(D(2026,2,1),36.0),(D(2027,2,1),37.08)],0,60690,0),
       ('B01','Harrow Archive Storage','Storage',1750,D(2021,1,1),None,12.0,[],0,1750,0)]
    ws['A1']='Tenancy Schedule I';ws['A1'].font=ft(True,12);ws['A2']='Property: pewter   As of Date: 08/31/2025   By Property';ws['A2'].font=ft()
    for i,h in enumerate(['Property','Unit(s)','Lease','Lease Type','Area','Lease From','Lease To','Term','Monthly\nRent','Monthly\nRent/Area','Annual\nRent','Annual\nRent/Area','Annual\nRec./Area','Security\nDeposit\nReceived'],1):
        c=ws.cell(4,i,h);c.font=ft(True);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    ws.row_dimensions[4].height=36;k=5
    ws.cell(k,1,'Pewter Hall (pewter)').font=ft(True);k+=1;rows=[]
    def put(c,v,fmt=None,b=False):
        if v is None:return
        x=ws.cell(k,c,v);x.font=ft(b);
        if fmt:x.number_format=fmt
    for u,n,ty,sf,ds,de,ps,st,_,dep,rec in L:
        vac=n=='VACANT';mon=None if ps is None else round(ps*sf/12,2)
        put(1,'pewter');put(2,u);put(3,n);put(4,ty);put(5,float(sf),'#,##0.00')
        row=dict(unit=u,area=sf)
        if vac: row['statusText']='VACANT';put(9,0,'#,##0.00');put(11,0,'#,##0.00');row['contractRent']=0;row['annualRent']=0
        else:
            row.update(tenantName=n,leaseStartDate=ds,leaseEndDate=de or 'MTM',deposit=dep,statusText='Future' if u=='410' else 'Occupied')
            put(6,ds.strftime('%m/%d/%Y'));put(7,de.strftime('%m/%d/%Y') if de else 'MTM')
            if de: put(8,(de.year-ds.year)*12+de.month-ds.month+1)
            if mon is None: mon=0.0
            ps=ps or 0.0
            ann=round(mon*12,2);row['contractRent']=mon;row['annualRent']=ann
            put(9,mon,'#,##0.00');put(10,round(ps/12,2),'#,##0.00');put(11,ann,'#,##0.00');put(12,ps,'#,##0.00');put(13,rec*12 if rec else 0,'#,##0.00');put(14,dep,'#,##0.00')
        row['_mon']=mon or 0;row['_ann']=row.get('annualRent',0);k+=1
        if u=='410': put(3,'** Future lease - not commenced **');ws.cell(k,3).font=ft(i=True);k+=1
        if st:
            put(3,'Rent Steps',b=True)
            for c,h in((4,'Charge'),(5,'Area'),(6,'From'),(7,'To'),(9,'Monthly Amt'),(10,'Amt/Area'),(11,'Annual'),(12,'Annual/Area')): put(c,h,b=True);ws.cell(k,c).fill=PatternFill('solid',fgColor='F2F2F2')
            k+=1;row['rentSteps']=[]
            for j,(d,q) in enumerate(st):
                e=less1(st[j+1][0]) if j+1<len(st) else de;a=round(q*sf/12,2)
                put(4,'rent');put(5,float(sf),'#,##0.00');put(6,d.strftime('%m/%d/%Y'));put(7,e.strftime('%m/%d/%Y'));put(9,a,'#,##0.00');put(10,round(q/12,2),'#,##0.00');put(11,round(a*12,2),'#,##0.00');put(12,q,'#,##0.00');k+=1
                row['rentSteps'].append(dict(date=d,amount=a))
        k+=1;rows.append(row)
    oc=[x for x in rows if x['statusText']=='Occupied'];va=[x for x in rows if x['statusText']=='VACANT'];fu=[x for x in rows if x['statusText']=='Future'];A=sum(x['area'] for x in rows)
    k+=0
    put(3,'Total Current',b=True)
    for c,v in((5,sum(x['area'] for x in rows)),(9,sum(x['_mon'] for x in rows)),(11,sum(x['_ann'] for x in rows)),(14,sum(x.get('deposit',0) for x in rows))): put(c,round(v,2),'#,##0.00',True);ws.cell(k,c).border=Border(top=Side(style='thin'))
    ws.cell(k,3).value='Total Property';k+=2
    for c,h in((3,'Occupancy Summary'),(5,'Area'),(6,'Percentage'),(7,'Units')): put(c,h,b=True)
    k+=1
    for lab,l in(('Occupied Area',oc),('Leased - Not Commenced',fu),('Vacant Area',va),('Total',rows)):
        q=sum(x['area'] for x in l);put(3,lab);put(5,float(q),'#,##0.00');put(6,f'{100*q/A:.2f}%');put(7,len(l));k+=1
    for c,w in zip('ABCDEFGHIJKLMN',[10,9,38,13,12,12,12,7,13,11,14,11,10,13]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(out(F))
    finish(F,'OFFICE','r50b','Yardi commercial tenancy schedule, rent-step sub rows, future lease, free rent',True,'Pewter Hall',asof,len(rows),len(oc),len(va),rows)
