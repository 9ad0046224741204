# openpyxl, shopping strip, tenant blocks with charge lines by month
import random; from common import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as C
R=random.Random(2505)
T=[('101','MERI02',"Meridian Nail & Spa",420000),('102-103','HOLL01',"Hollander Hardware Co., Inc.",None),('104','PHOB01','Pho Bay Kitchen LLC',550000),('106','LUCK03','Lucky Coin Laundromat',380000),('107','ZEPH01','Zephyr Vape d/b/a Cloud Nine',300000),('109','DRVA01','Dr. Vance Optical, P.C.',612500),('110-A','STIT01','Stitch & Hem Tailoring',175000),('112','BURG04','Burgh Bagels #4',490000),('PAD 1','FUEL01','Northgate Fuel Partners',1500000)]
ch=['RNT - Base rent','CAM - Common area','RET - Real estate tax','INS - Insurance','WTR - Water submeter','SGN - Pylon sign','LAT - Late fee','PCT - Percentage rent']
H=['m0','m1','m2','other:Jun 2025 & Older','total','deposit']
wb=Workbook(); ws=wb.active; ws.title='AR 9-30'
ws['A1']='TALLOW CREEK PLAZA'; ws['A1'].font=Font(name='Arial',bold=True,size=14); ws['A2']='Open receivables by tenant and charge, month billed'; ws['A3']='As of'; ws['B3']='Sept 30, 2025'
hd=['Suite','Lease','Tenant / Charge','Inv. #','Billed','Balance','Sep 2025','Aug 2025','Jul 2025','Jun 2025 & Older','Deposit']
fill=PatternFill('solid',fgColor='FFF2CC')
ws.merge_cells('G5:J5'); ws['G5']='BALANCE BY MONTH BILLED'; ws['G5'].alignment=Alignment(horizontal='center'); ws['G5'].font=Font(bold=True,name='Arial',size=9)
for i,x in enumerate(hd,1):
    c=ws.cell(6,i,x); c.font=Font(bold=True,name='Arial',size=9); c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); c.border=Border(bottom=Side('medium'),top=Side('thin'))
# truth follows printed order: Balance first
H=['total','m0','m1','m2','other:BALANCE BY MONTH BILLED Jun 2025 & Older','deposit']
r=7; rows=[];tots=[];G=[0]*5;GD=0; inv=40118
nf='#,##0.00;-#,##0.00'
for su,co,n,dep in T:
    for i,x in ((1,su),(2,co),(3,n)): c=ws.cell(r,i,x); c.font=Font(bold=True,name='Arial',size=10)
    for i in range(1,12): ws.cell(r,i).fill=fill
    r+=1; S=[0]*5; k=R.randint(2,6); base=R.randrange(1800,5200,25)*100; ms=['9/1/2025','8/1/2025','7/1/2025','6/1/2025']
    L=[]
    for _ in range(k):
        mth=R.choice([0,0,0,1,1,2,3]); cc=R.choice(ch[:7]); amt={'R':base,'C':base//6,'I':base//20,'W':R.randint(6000,31000),'S':12500,'L':base//20,'P':0}[cc[0]] 
        if cc.startswith('RET'): amt=base//5+R.randint(100,999)
        if cc[0]=='C': amt+=R.randint(0,999)
        if R.random()<.25: amt=R.randint(amt//4,amt)
        L.append((mth,cc,amt))
    if co=='PHOB01': L.append((0,'Unapplied receipt',-R.randint(20000,90000)))
    if co=='FUEL01': L.append((3,'PCT - Percentage rent',1873342))
    L=sorted(set(L),key=lambda z:(-z[0],z[1]))
    for mth,cc,amt in L:
        iv=None if amt<0 else str(inv+R.randint(0,3)); inv+=5; d=ms[mth] if amt>0 else '9/22/2025'
        ws.cell(r,3,'   '+cc); ws.cell(r,4,iv); ws.cell(r,5,d); ws.cell(r,6,c2(amt)); ws.cell(r,7+mth,c2(amt))
        for i in range(1,12):
            ws.cell(r,i).font=Font(name='Arial',size=9)
            if i>5: ws.cell(r,i).number_format=nf
        row={"unit":su,"resident":co,"name":n,"charge":cc,"invoice":iv,"date":d,"total":c2(amt),H[1+mth]:c2(amt)}; rows.append(row); S[0]+=amt;S[1+mth]+=amt; r+=1
    lab='Total '+co; ws.cell(r,3,lab)
    for i,x in enumerate(S):
        if x or i==0: ws.cell(r,6+i,c2(x))
    if dep: ws.cell(r,11,c2(dep)); GD+=dep
    else: ws.cell(r,11,'guaranty')
    for i in range(3,12): c=ws.cell(r,i); c.font=Font(name='Arial',size=9,bold=True); c.number_format=nf; c.border=Border(top=Side('thin')); c.alignment=Alignment(horizontal='right' if i>5 else 'left')
    tots.append({"label":lab,**{h:(c2(x) if x or i==0 else None) for i,(h,x) in enumerate(zip(H,S))},**({"deposit":c2(dep)} if dep else {})}); G=[a+b for a,b in zip(G,S)]; r+=2
ws.cell(r,3,'PLAZA TOTAL')
for i,x in enumerate(G+[GD]): ws.cell(r,6+i,c2(x))
for i in range(3,12): c=ws.cell(r,i); c.font=Font(name='Arial',size=10,bold=True); c.number_format='"$"'+'#,##0.00'; c.border=Border(top=Side('thin'),bottom=Side('double'))
tots.append({"label":"PLAZA TOTAL",**{h:c2(x) for h,x in zip(H,G+[GD])}}); r+=1
ws.cell(r,3,'Percent of balance')
for i,x in enumerate(G[1:]): c=ws.cell(r,7+i,round(x/G[0],3)); c.number_format='0.0%'; c.font=Font(name='Arial',size=9,italic=True)
r+=2; ws.cell(r,1,'Suites 105, 108 and 111 vacant. Lucky Coin disputes 2024 CAM true-up; counsel letter 9/12. Northgate reports sales twice a year.')
for i,w in enumerate([9,9,31,9,11,13,12,12,12,13,12],1): ws.column_dimensions[C(i)].width=w
ws.row_dimensions[6].height=28; ws.freeze_panes='A7'; wb.save(doc('ar_tallow_creek_plaza.xlsx'))
save('ar_tallow_creek_plaza','xlsx','AR',None,H,rows,tots)
