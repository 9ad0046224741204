# QuickBooks-like A/R aging summary exported to .xls with spacer columns
from common import *
import xlwt
R=random.Random(692)
NAME='ar_aging_summary_tollgate.xls'
N=["Abernathy & Lusk CPAs","Ames River Title Co.","Bayliss Pediatric Dentistry","Blue Heron Staffing","Calloway Wealth Partners","Cardinal Home Health LLC","Corbin Structural Engineers","Delmar Reporting Service","Fennimore Hearing Center","First Harbor Mortgage","Garnet Software Inc","Hollis Orthodontics PC","Ingersoll Design Group","Jubilee Counseling Assoc.","Kemper Land Surveying","Lakeshore Allergy Clinic","Mariner Payroll","Nettleton Family Law","Orchard Speech Therapy","Pinnacle Cell Tower Lease","Quill & Co. Appraisers","Redfern Title (former tenant)","Sable Insurance Agency","Tollgate Deli","Underhill Chiropractic","Vantage Hospice","Wexler Immigration Law"]
ks=['current','b1_30','b31_60','b61_90','b90','total'];rows=[]
for nm in N:
    rent=r2(R.randint(1400,7200)+R.choice([0,0,.5,.33,.25]));x=dict.fromkeys(ks,0.0);p=R.random()
    if nm.startswith('Redfern'): x['b90']=14872.66
    elif p<.45: x['current']=rent
    elif p<.6: x['current']=rent;x['b1_30']=r2(rent*R.choice([1,.5,.08]))
    elif p<.7: x['b1_30']=r2(R.uniform(60,900))
    elif p<.8: x['current']=-rent
    elif p<.9: x['current']=rent;x['b1_30']=rent;x['b31_60']=rent;x['b61_90']=r2(rent*.6)
    else: x['b61_90']=r2(R.uniform(100,2000));x['b90']=r2(R.uniform(100,3000))
    x['total']=r2(sum(x[k] for k in ks[:-1]));rows.append({"name":nm,**x})
wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
e=lambda s,nf=None:xlwt.easyxf(s,num_format_str=nf) if nf else xlwt.easyxf(s)
B='font: name Arial, height 160, bold on;';P='font: name Arial, height 160;'
ws.write(0,0,'3:47 PM',e('font: name Arial, height 160, bold on'));ws.write(0,4,'Tollgate Professional Plaza, LP',e('font: name Arial, height 240, bold on; align: horiz center'))
ws.write(1,0,'01/09/25',e(B));ws.write(1,4,'A/R Aging Summary',e('font: name Arial, height 280, bold on; align: horiz center'))
ws.write(2,4,'As of December 31, 2024',e('font: name Arial, height 200, bold on; align: horiz center'))
cols=[2,4,6,8,10,12];H=['Current','1 - 30','31 - 60','61 - 90','> 90','TOTAL']
for c,h in zip(cols,H): ws.write(4,c,h,e(B+'align: horiz center; borders: bottom medium'))
nf='#,##0.00;\\-#,##0.00';r=5
for x in rows:
    ws.write(r,1,x['name'],e(B))
    for c,k in zip(cols,ks): ws.write(r,c,x[k],e(P,nf))
    r+=1
g=tot(rows,ks,'TOTAL');ws.write(r,0,'TOTAL',e(B))
for c,k in zip(cols,ks): ws.write(r,c,g[k],e(B+'borders: top thin, bottom double',nf))
ws.col(0).width=2600;ws.col(1).width=8200
for c in (3,5,7,9,11): ws.col(c).width=500
for c in cols: ws.col(c).width=3300
ws.portrait=False
for i,h in ((0,340),(1,400),(2,300)): ws.row(i).height_mismatch=True;ws.row(i).height=h
wb.save(doc(NAME));save(NAME,'AR','small-business bookkeeping A/R aging summary by customer, .xls with spacer columns',False,ks,rows,[g]);print(g)
