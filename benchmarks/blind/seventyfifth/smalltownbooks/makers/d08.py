from common import *
import xlwt
fn='d08_stafford_chambers.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Lessees'); es=xlwt.easyxf
b=es('font: bold on, name Verdana, height 160; align: wrap on'); n=es('font: name Verdana, height 160'); m=es('font: name Verdana, height 160',num_format_str='#,##0.00'); d=es('font: name Verdana, height 160',num_format_str='d mmm yy'); tt=es('font: bold on, name Verdana, height 160; borders: top thin, bottom double',num_format_str='#,##0.00'); hh=es('font: bold on, name Verdana, height 160; align: wrap on, horiz center; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin')
ws.write(0,0,"STAFFORD CHAMBERS, 63 Stafford Street, Timaru",es('font: bold on, name Verdana, height 220')); ws.write(1,0,"Schedule of lessees - 1 September 2025 - NZ$, all excl. GST unless stated",n)
H=["Suite","Lessee","Net lettable m2","Car parks","Commenced","Expires","Annual rent","Monthly rent","Monthly opex","GST 15%","Monthly total incl. GST","Bond / guarantee","Overdue"]
for j,t in enumerate(H): ws.write(3,j,t,hh)
for j,w in enumerate([8,32,10,7,11,11,13,12,11,11,13,12,11]): ws.col(j).width=w*256
Z=[("G1","Harawira Legal",118.5,3,D(2021,4,1),D(2027,3,31),28440,6000,0),("G2","South Canterbury Hearing Ltd",84,2,D(2023,8,1),D(2026,7,31),20160,3000,0),("G3",None,62.4,1,None,None,None,None,None),("1.01","Paki & Lomax Chartered Accountants",176.2,4,D(2018,10,1),D(2028,9,30),37002,0,0),("1.02","Probation & Counselling Trust",58,0,D(2024,2,1),D(2027,1,31),11600,966.67,0),("1.03","Levels Surveying",91.3,2,D(2022,6,15),D(2025,12,14),19173,2000,1712.51),("1.04","Caroline Bay Physio",70,1,D(2025,3,1),D(2028,2,29),15400,1283.33,0),("2.01","Aorangi Rural Insurance Brokers",133.8,3,D(2020,11,1),D(2026,10,31),26091,5000,0),("2.02",None,45,0,None,None,None,None,None),("2.03","T. Hemi - architect",38.5,1,D(2024,7,1),"Monthly",7700,500,410.2),("2.04","Orari Software",66,1,D(2023,1,1),D(2025,12,31),13200,1100,0),("2.05","Dyslexia Support (charity)",29,0,D(2019,5,1),"Monthly",3480,0,0),("2.06","Opihi Water Users Inc.",31.7,1,D(2022,9,1),D(2025,8,31),6657,0,0)]
rows=[];R=4;tot=[0]*5
for u,t,a,cp,s,e,an,bd,od in Z:
    ws.write(R,0,u,n); ws.write(R,1,t or "VACANT",n); ws.write(R,2,a,m)
    if cp is not None: ws.write(R,3,cp,n)
    if an is None: rows.append(row(unit=u,area=a,statusText="VACANT")); R+=1; continue
    mr=round(an/12,2); ox=round(a*62/12,2); g=round((mr+ox)*.15,2); tm=round(mr+ox+g,2)
    ws.write(R,4,dt.datetime(s.year,s.month,s.day),d)
    ws.write(R,5,e,n) if isinstance(e,str) else ws.write(R,5,dt.datetime(e.year,e.month,e.day),d)
    for j,v in zip(range(6,13),(an,mr,ox,g,tm,bd,od)): ws.write(R,j,v,m)
    rows.append(row(unit=u,area=a,tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),annualRent=an,contractRent=mr,charges=[dict(code="Monthly opex",amount=ox),dict(code="GST 15%",amount=g)],totalCharges=tm,deposit=bd,balance=od)); R+=1
T={k:S(rows,k) for k in('area','annualRent','contractRent','totalCharges','deposit','balance')}
cs=lambda c:round(sum(a['amount'] for x in rows for a in x.get('charges',[]) if a['code']==c),2)
ws.write(R,0,'',tt); ws.write(R,1,"Building",tt)
for j in(3,4,5): ws.write(R,j,'',tt)
for j,v in ((2,T['area']),(6,T['annualRent']),(7,T['contractRent']),(8,cs('Monthly opex')),(9,cs('GST 15%')),(10,T['totalCharges']),(11,T['deposit']),(12,T['balance'])): ws.write(R,j,v,tt)
v=sum(x['statusText']=='VACANT' for x in rows); occ=len(rows)-v
ws.write(R+2,0,f"{len(rows)} suites, {occ} leased, {v} vacant. Opex on account at $62.00 per m2 p.a. \"Monthly\" = periodic, one month's notice. 1.03 in dispute over heat pump.",n)
ws.write(R+3,0,"The shared meeting room (22 m2, first floor) is common area.",n)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.header_str=b''; ws.footer_str=b'Page &P'; ws.row(3).height_mismatch=True; ws.row(3).height=640
wb.save(B+'documents/'+fn); save(fn,truth("Stafford Chambers","2025-09-01",rows,occ,v,sheet="Lessees"),"OFFICE","old .xls lessee schedule, annual and monthly rent, opex and GST columns",False,T)
