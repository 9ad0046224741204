import random, datetime as dt; from common import *
import xlsxwriter
random.seed(4107)
F='Cloverleaf Plaza rents (bank).xlsx'
# space, tenant, sf, oldrent(hidden), rent, cam, tax, ins, expire, opt, dep, r26, r27, memo
D=[('1','Dollar Corner #288',8450,6700,6900,1126.67,985.83,211.25,'2028-01-31','2 x 5',None,6900,7107,'no CAM cap'),
('2','Yum Garden Chinese Rest.',1600,1950,2050,213.33,186.67,40,'2027-06-30','1 x 5',2000,2100,2150,''),
('3-4','Family Foot & Ankle',2800,3300,3400,373.33,326.67,70,'2029-12-31','',3400,3502,3607,''),
('5','Nails by Trinh',1200,1500,1500,160,140,30,'MTM','',1200,None,None,'wants new lease'),
('6','VACANT (was Video Hut)',1600,1800,None,None,None,None,None,'',None,None,None,'asking 14/ft'),
('7','Jackson Tax Pros',900,1100,1125,120,105,22.5,'2026-04-30','1 x 3',1125,1150,None,''),
('8','E-Z Loan Center',1200,1750,1800,160,140,30,'2026-12-31','none',1800,1850,None,''),
('9','Suds & Bubbles Coin Laundry',2400,2500,2600,320,280,60,'2031-08-31','2 x 5',5000,2600,2700,'water sub-metered'),
('10','Clover Barber Shop',800,850,850,None,None,None,'MTM','',500,None,None,'gross, since 1994'),
('11A','Pizza Depot of Clover Co.',1500,1900,2000,200,175,37.5,'2028-09-30','1 x 5',2000,2060,2122,''),
('11B','VACANT',1300,1500,None,None,None,None,None,'',None,None,None,''),
('PAD','First Clover Bank ATM',120,600,600,None,None,None,'2026-02-28','1 x 5',None,625,None,'ground lease')]
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':dt.datetime(2025,10,8),'author':'Gene'})
ws0=wb.add_worksheet('Phone list'); ws=wb.add_worksheet('Rents'); ws2=wb.add_worksheet('2025 taxes')
base={'font_name':'Comic Sans MS','font_size':10}
def fm(**k): return wb.add_format({**base,**k})
T=fm(bold=1,font_size=16,align='center',bg_color='#C6E0B4'); h=fm(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#FFF2CC')
tx=fm(bottom=4); ctr=fm(bottom=4,align='center'); nf=fm(bottom=4,num_format='#,##0'); mo=fm(bottom=4,num_format='$#,##0.00'); dtf=fm(bottom=4,num_format='m/d/yy',align='center'); yel=fm(bottom=4,bg_color='#FFFF00',bold=1)
tot=fm(bold=1,top=6,num_format='$#,##0.00'); totn=fm(bold=1,top=6,num_format='#,##0'); note=fm(italic=1,font_color='#C00000'); pct=fm(bottom=4,num_format='0.0%')
ws0.write_row(0,0,['Who','Phone','What for'],h); 
for i,r in enumerate([('Dollar Corner dist. mgr','555-0132','HVAC calls go to them'),('Roofer','555-0177','warranty thru 2031'),('Trinh','555-0108','text only'),('Sweeper','555-0190','Tue/Fri')]): ws0.write_row(i+1,0,r,tx)
ws0.set_column(0,2,26)
ws.merge_range('B2:Q2','CLOVERLEAF PLAZA   Rent Roll   October 2025',T); ws.set_row(1,26)
ws.write('B3','owner: Gene & Pat Hollenbach      1400 Hwy 52 N, Clover',fm())
H=['Space','Tenant','Sq Ft','% of\nCenter','2024\nrent','Monthly\nrent now','CAM','Taxes','Insur.','Total due\neach month','Expires','Options\n(yrs)','Sec dep\non hand','Rent\n1/1/26','Rent\n1/1/27','memo']
ws.merge_range('H5:J5','pass-thrus (monthly est.)',fm(bold=1,align='center',bg_color='#DDEBF7')); ws.merge_range('O5:P5','what rent goes to',fm(bold=1,align='center',bg_color='#DDEBF7'))
for i,x in enumerate(H): ws.write(5,1+i,x,h)
ws.set_row(5,32); r0=6; rows=[]; SF=sum(d[2] for d in D); r=r0
S=dict(rent=0,cam=0,tax=0,ins=0,tot=0,dep=0)
for d in D:
    sp,t,sf,old,rent,cam,tax,ins,ex,op,dep,a,b,me=d; vac=t.startswith('VACANT')
    if sp.isdigit(): ws.write_number(r,1,int(sp),ctr)
    else: ws.write_string(r,1,sp,ctr)
    ws.write(r,2,t,yel if vac else tx); ws.write(r,3,sf,nf); ws.write_formula(r,4,f'=D{r+1}/D$%d'%(r0+len(D)+2),pct,sf/SF); ws.write(r,5,old,mo)
    for k,v in ((6,rent),(7,cam),(8,tax),(9,ins)):
        ws.write_number(r,k,v,mo) if v is not None else ws.write_blank(r,k,None,mo)
    tt=None
    if not vac:
        tt=round(rent+(cam or 0)+(tax or 0)+(ins or 0),2); ws.write_formula(r,10,f'=SUM(G{r+1}:J{r+1})',mo,tt)
    else: ws.write_blank(r,10,None,mo)
    if ex and ex!='MTM': ws.write_datetime(r,11,dt.datetime.fromisoformat(ex),dtf)
    else: ws.write(r,11,ex or '',ctr)
    ws.write(r,12,op,ctr)
    for k,v in ((13,dep),(14,a),(15,b)):
        ws.write_number(r,k,v,mo) if v is not None else ws.write_blank(r,k,None,mo)
    ws.write(r,16,me,note)
    for k,v in (('rent',rent),('cam',cam),('tax',tax),('ins',ins),('tot',tt),('dep',dep)): S[k]+=v or 0
    rows.append(dict(unit=sp,area=sf,tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',contractRent=rent,leaseEndDate=ex,deposit=dep,totalCharges=tt,
      charges=[dict(code=k,amount=v) for k,v in (('CAM',cam),('Taxes',tax),('Insur.',ins)) if v is not None],
      rentSteps=[dict(date=q,amount=v) for q,v in (('2026-01-01',a),('2027-01-01',b)) if v is not None]))
    r+=1
r+=1; ws.write(r,2,'TOTALS',fm(bold=1,top=6)); n=len(D)
ws.write_formula(r,3,f'=SUM(D{r0+1}:D{r0+n})',totn,SF)
for k,v in ((6,S['rent']),(7,S['cam']),(8,S['tax']),(9,S['ins']),(10,S['tot']),(13,S['dep'])):
    L='ABCDEFGHIJKLMNOP'[k]; ws.write_formula(r,k,f'=SUM({L}{r0+1}:{L}{r0+n})',tot,round(v,2))
ws.write(r+1,2,'times 12',fm(italic=1)); ws.write_formula(r+1,6,f'=G{r+1}*12',fm(num_format='$#,##0.00',italic=1),S['rent']*12); ws.write_formula(r+1,10,f'=K{r+1}*12',fm(num_format='$#,##0.00',italic=1),round(S['tot'],2)*12)
ws.write(r+3,2,'2 spaces empty right now (6 and 11B), have a vape shop looking at 6.',note)
ws.write(r+4,2,'ATM is on the parking lot.',note)
ws.set_column(0,0,2); ws.set_column(1,1,7); ws.set_column(2,2,29); ws.set_column(3,4,8); ws.set_column(5,5,10,None,{'hidden':1}); ws.set_column(6,10,11.5); ws.set_column(11,12,9); ws.set_column(13,15,11.5); ws.set_column(16,16,19)
ws.freeze_panes(6,3); ws.activate(); ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
ws2.write_row(0,0,['Parcel','1st half','2nd half'],h); ws2.write_row(1,0,['052-118-004',14210.55,14210.55],mo); ws2.write_row(2,0,['052-118-005',388.2,388.2],mo); ws2.set_column(0,2,16)
wb.close()
save(F,'RETAIL',"owner's Excel, three sheets, hidden column, grouped headers, rent steps in columns, handwritten-type memos",True,
 dict(propertyName='CLOVERLEAF PLAZA',asOnDate='2025-10',units=12,occupied=10,vacant=2,sheet='Rents',planted=None,rows=rows))
print(S,SF)
