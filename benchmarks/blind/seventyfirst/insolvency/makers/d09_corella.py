from common import *
import xlsxwriter
F='Corella_Plaza_Tenancy_Schedule_R&M.xlsx'
r=rng(909); wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet('Tenancies')
fm=lambda **k: wb.add_format(dict(font_name='Segoe UI',font_size=8,valign='top',**k))
tx=fm(); tw=fm(text_wrap=1); b=fm(bold=1); T1=wb.add_format({'font_name':'Segoe UI','font_size':14,'bold':1,'font_color':'#1F4E79'}); H=fm(bold=1,text_wrap=1,bg_color='#DDEBF7',bottom=2,top=2,align='center'); G=fm(bold=1,bg_color='#1F4E79',font_color='white',align='center'); n0=fm(num_format='#,##0'); n2=fm(num_format='#,##0.00'); dt_=fm(num_format='dd-mmm-yyyy',align='center'); b2=fm(bold=1,num_format='#,##0.00',top=1,bottom=6); b1=fm(bold=1,num_format='#,##0',top=1,bottom=6)
ws.write('B1','Corella Plaza, Tannoch Creek NSW',T1); ws.write('B2','Tenancy schedule as at 30 June 2025 - Receivers and Managers Appointed',tx); ws.write('B3','All amounts exclusive of GST',tx)
ws.merge_range('B5:D5','Premises',G); ws.merge_range('E5:H5','Lease',G); ws.merge_range('I5:M5','Monthly amounts $',G); ws.write('N5','Annual $',G); ws.merge_range('O5:P5','Next review',G); ws.merge_range('Q5:R5','Other $',G)
hd=['Shop','Usage','GLA sqm','Lessee','Commenced','Expires','Option','Base rent','Outgoings','Promotion levy','Total','Asking rent','Base rent','Date','New base rent p.m.','Bond / bank guarantee','Arrears']
for j,h in enumerate(hd,1): ws.write(5,j,h,H)
ws.set_row(5,36)
L=[('Major','Supermarket',3180,'Hartigan Family Grocers Pty Ltd',D(2018,7,1),180,'5+5+5',62010.0,0),
('MM1','Discount variety',640,'Penny Possum Pty Ltd',D(2021,3,1),84,'5',17066.67,0),
('1','Pharmacy',185,'Tannoch Creek Pharmacy',D(2020,9,1),84,'5+5',11870.83,0),
('2','Bakery',92,'Golden Crumb Holdings Pty Ltd',D(2022,2,15),60,'5',6363.33,6363.33),
('3','Cafe',118,'Wattle Street Espresso',D(2023,5,1),60,'5',7375.0,0),
('4','',104,None,None,0,None,None,None),
('5','Butcher',96,'M & L Stavros Meats Pty Ltd',D(2019,11,1),72,None,6400.0,3200.0),
('6','Hairdresser',74,'Curl Up on Corella',D(2024,4,1),36,'3',4563.33,0),
('7','Newsagent & lotto',122,'Brindle & Co News Pty Ltd',D(2017,10,1),96,None,6710.0,13420.0),
('8A','Phone repairs',38,'Fonefix Group Pty Ltd',D(2024,8,1),24,None,3071.67,0),
('8B','',41,None,None,0,None,None,None),
('9','Medical centre',310,'Tannoch Family Medical Pty Ltd',D(2021,1,1),120,'5+5',13950.0,0),
('10','Pathology',62,'Clearpath Collections',D(2021,1,1),60,'5',4030.0,0),
('11','Thai restaurant',135,'Siam Lantern (T. Wongsa)',D(2022,10,1),60,'5',7312.5,1462.5),
('12','Bottle shop',210,'Hartigan Liquor Pty Ltd',D(2018,7,1),180,'5+5+5',9975.0,0),
('13','Nails',48,'Lush Nails by Kim',D(2023,2,1),36,None,3520.0,7040.0),
('14','',88,None,None,0,None,None,None),
('15','Gymnasium',420,'Iron Gum Fitness Pty Ltd',D(2022,6,1),84,'5',10150.0,20300.0),
('K1','Kiosk - juice',14,'Pulp Fiction Juices',D(2024,12,1),24,None,2450.0,0),
('K2','Kiosk - keys',9,'Keys & Heels by Ray',D(2025,2,1),12,None,1725.0,0),
('ATM 1','ATM',2,'Coastline Mutual Bank',D(2020,7,1),72,None,1150.0,0),
('Pad','Tyre & service',560,'Axle & Tread Pty Ltd',D(2019,4,1),120,'5+5',11433.33,0)]
R=6;rows=[];S=[0]*9;occ=vac=0
for shop,use,a,t,s,m,opt,base,arr in L:
    v=t is None; t2=t
    pbase=base
    if shop=='11': pbase=7132.5   # planted: transposed digit
    ws.write(R,1,shop,fm(bold=1)); ws.write(R,2,use,tx); ws.write(R,3,a,n0); S[0]+=a
    if v:
        ask=round(a*{104:52,41:68,88:53}[a],0); ws.write(R,4,'Vacant',fm(italic=1,font_color='#C00000')); ws.write(R,12,ask,n2); vac+=1; S[5]+=ask
        rows.append(dict(unit=shop,area=a,statusText='Vacant',marketRent=ask)); R+=1; continue
    t2=t; e=endterm(s,m); hold=e<D(2025,6,30); og=0 if shop in('ATM 1','K1','K2') else round(a*(5.2 if a>2000 else 9.85),2); pr=0 if shop in('ATM 1','Pad','Major') else round(base*.03,2)
    tot=round(base+og+pr,2); nx=None
    if not hold and r.random()<.65:
        nx=D(2025,s.month,1)
        if nx<=D(2025,6,30): nx=D(2026,s.month,1)
        if nx>e: nx=None
    nb=round(base*1.04,2) if nx else None
    bond=round(tot*3,0) if a<1000 and shop not in('ATM 1',) else 0
    ws.write(R,4,t2,tx); ws.write_datetime(R,5,dt.datetime(s.year,s.month,s.day),dt_)
    if hold: ws.write(R,6,'Holding over',fm(align='center'))
    else: ws.write_datetime(R,6,dt.datetime(e.year,e.month,e.day),dt_)
    if opt: ws.write(R,7,opt if opt.count('+') else opt,fm(align='center'))
    for j,x in ((8,pbase),(9,og),(10,pr),(11,tot),(13,round(base*12,2)),(16,bond),(17,arr)): ws.write(R,j,x,n2)
    if nx: ws.write_datetime(R,14,dt.datetime(nx.year,nx.month,nx.day),dt_); ws.write(R,15,nb,n2)
    occ+=1
    for j,x in ((1,base),(2,og),(3,pr),(4,tot),(6,round(base*12,2)),(7,bond),(8,arr)): S[j]+=x
    rows.append(dict(unit=shop,unitType=use,area=a,tenantName=t2,statusText='Occupied',contractRent=pbase,annualRent=round(base*12,2),leaseStartDate=s,leaseEndDate='Holding over' if hold else e,deposit=bond,balance=arr,charges=[dict(code='Base rent',amount=pbase),dict(code='Outgoings',amount=og),dict(code='Promotion levy',amount=pr)],totalCharges=tot,rentSteps=[dict(date=nx.isoformat(),amount=nb)] if nx else None)); R+=1
for j in range(1,18): ws.write(R,j,'',b2)
ws.write(R,1,'Total',b2); ws.write(R,3,S[0],b1)
for j,x in ((8,S[1]),(9,S[2]),(10,S[3]),(11,S[4]),(12,S[5]),(13,S[6]),(16,S[7]),(17,S[8])): ws.write(R,j,round(x,2),b2)
ws.write(R+2,1,f'{occ+vac} tenancies; {occ} leased; {vac} vacant',tx); ws.write(R+3,1,'Prepared by Ridgeway Harlan Restructuring from lessor records. Arrears include outgoings on-charged.',tx)
ws.set_column(0,0,1.5)
for j,w in enumerate([7,16,8,30,12,12,8,11,11,10,11,10,12,12,11,12,11],1): ws.set_column(j,j,w)
ws.hide_gridlines(2); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); wb.close()
save(F,'RETAIL','xlsxwriter, grouped headers, monthly and annual base rent, option column',True,dict(propertyName='Corella Plaza',asOnDate='2025-06-30',units=occ+vac,occupied=occ,vacant=vac,planted=dict(what='Shop 11 (Siam Lantern): monthly base rent printed 7,132.50 instead of 7,312.50; row total, annual rent and column total use 7,312.50',kind='digit_changed'),rows=rows))
