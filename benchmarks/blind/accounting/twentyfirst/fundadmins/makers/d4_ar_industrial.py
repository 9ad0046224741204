# AR by tenant and charge, month columns oldest first, xlsx (xlsxwriter), amounts as text
import random, xlsxwriter, datetime as dt
from common import *
def run():
    R=random.Random(2104)
    O='other:Before Jul-24'; K=[O,'m3','m2','m1','m0','total']
    ten=[('TN-0113','Osprey Cold Chain LLC','Bldg 1 / A'),('TN-0120','Brightwater Tile & Stone, Inc.','Bldg 1 / C'),('TN-0144','Fennimore Auto Parts','Bldg 2 / 100'),('TN-0152','Juniper Print Works','Bldg 2 / 140'),('TN-0161','Talus Robotics Corp.','Bldg 3'),('TN-0177','Marlow & Quist Furniture','Bldg 4 / North'),('TN-0180','Redstart Beverage Distributors of the Upper Midwest, LLC','Bldg 4 / South'),('TN-0195','Zephyr Pallet Exchange','Yard 2'),('TN-0203','Coldbrook Medical Supply','Bldg 5 / 10')]
    ch=['Base Rent','CAM Estimate','Real Estate Tax','Insurance Recov.','Water / Sewer','Late Fee','2023 CAM True-up']
    money=lambda v: None if v is None else (f'({abs(v):,.2f})' if v<0 else f'{v:,.2f}')
    wb=xlsxwriter.Workbook(DOC+'NS_AR_by_charge_Oct2024.xlsx'); ws=wb.add_worksheet('A-R Ageing'); F=wb.add_format
    h=F(dict(bold=1,bg_color='#2F4B3C',font_color='white',align='right',border=1,text_wrap=1,font_name='Verdana',font_size=8)); hl=F(dict(bold=1,bg_color='#2F4B3C',font_color='white',border=1,font_name='Verdana',font_size=8))
    tx=F(dict(font_name='Verdana',font_size=8)); nr=F(dict(font_name='Verdana',font_size=8,align='right')); bt=F(dict(bold=1,font_name='Verdana',font_size=8,bg_color='#E9EFE6')); nt=F(dict(bold=1,align='right',top=1,font_name='Verdana',font_size=8)); lt=F(dict(bold=1,italic=1,font_name='Verdana',font_size=8))
    d8=F(dict(font_name='Verdana',font_size=8,num_format='dd-mmm-yy',align='left')); T=F(dict(bold=1,font_size=13,font_name='Verdana'))
    ws.write(0,0,'Two Rivers Industrial Fund III, LP',T); ws.write(1,0,'A/R ageing by tenant and charge – invoice month – as of October 31, 2024',tx); ws.write(2,0,'Subsidiary: 07 – Sauk Prairie Logistics Park',tx)
    for c,x in enumerate(['Charge','Invoice #','Inv. Date','Before\nJul-24','Jul-24','Aug-24','Sep-24','Oct-24','Total\nOpen']): ws.write(4,c,x,hl if c<3 else h)
    r=5; rows=[]; tot=[]; inv=40117; mon={'m3':7,'m2':8,'m1':9,'m0':10}
    for ti,(code,name,unit) in enumerate(ten):
        ws.write(r,0,code,bt); ws.merge_range(r,1,r,5,name,bt); ws.merge_range(r,6,r,8,unit,bt); r+=1; rs=[]
        n=R.choice([2,3,4,5,6])
        base=R.randrange(9000,41000)+R.randrange(0,100)/100
        picks=sorted({(R.choice(['m0','m0','m1','m1','m2','m3',O]),R.choice(ch[:6])) for _ in range(n)},key=lambda x:(['m0','m1','m2','m3',O].index(x[0]),ch.index(x[1])),reverse=True)
        if ti in (1,6): picks=[(O,'2023 CAM True-up')]+picks
        for b,cg in picks:
            f={'Base Rent':1,'CAM Estimate':.18,'Real Estate Tax':.14,'Insurance Recov.':.03,'Water / Sewer':.012,'Late Fee':.01,'2023 CAM True-up':.22}[cg]
            v=round(base*f*(1 if R.random()<.6 else R.uniform(.2,.9)),2); inv+=R.randrange(3,37)
            d=dt.date(2024,mon.get(b,R.choice([4,5,6])),1 if cg!='Late Fee' else 11)
            rs.append(dict(resident=code,name=name,unit=unit,charge=cg,invoice=f'INV{inv}',date=d.strftime('%d-%b-%y'),_d=d,**{b:v},total=v))
        if ti in (0,4,8):
            v=-round(base*R.uniform(.05,.7),2); b=R.choice(['m0','m1']); d=dt.date(2024,mon[b],R.randrange(4,27)); rs.append(dict(resident=code,name=name,unit=unit,charge='Unapplied Payment',invoice=f'PMT{8800+ti*13}',date=d.strftime('%d-%b-%y'),_d=d,**{b:v},total=v))
        for x in rs:
            ws.write(r,0,'   '+x['charge'],tx); ws.write(r,1,x['invoice'],tx); ws.write_datetime(r,2,dt.datetime.combine(x.pop('_d'),dt.time()),d8)
            for j,k in enumerate(K):
                if x.get(k) is not None: ws.write_string(r,3+j,money(x[k]),nr)
            r+=1
        rows+=rs; t=tsum(rs,K); lab=f'Total {code}'; ws.write(r,0,lab,lt); tot.append(dict(label=lab,**t))
        for j,k in enumerate(K): ws.write_string(r,3+j,money(t[k]) if k in t else '',nt)
        r+=2
    t=tsum(rows,K); ws.write(r,0,'Total Subsidiary 07',lt); tot.append(dict(label='Total Subsidiary 07',**t))
    for j,k in enumerate(K): ws.write_string(r,3+j,money(t[k]),nt)
    r+=2; ws.write(r,0,'Recap by charge',lt); r+=1
    for cg in ch+['Unapplied Payment']:
        s=round(sum(x['total'] for x in rows if x['charge']==cg),2)
        if s: ws.write(r,0,cg,tx); ws.write_string(r,2,money(s),nr); r+=1
    r+=1; ws.write(r,0,'Month = month of the invoice date. Amounts in brackets are receipts not yet applied. Exported from the ledger as text.',tx)
    ws.set_column(0,0,25); ws.set_column(1,2,12); ws.set_column(3,8,13); ws.set_row(4,24); ws.freeze_panes(5,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); wb.close()
    save('NS_AR_by_charge_Oct2024.xlsx','INDUSTRIAL','AGED_RECEIVABLES','Ferncliff Fund Accounting, Milwaukee (NetSuite export)','Workbook, tenant heading rows with charge lines and total below, month columns oldest first, all amounts text','numbers as text with parentheses, months oldest to newest, merged heading cells, recap by charge below',K,rows,tot)
