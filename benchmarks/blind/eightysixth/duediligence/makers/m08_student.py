from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(8608); nm=Names(r); N='The Quarry at Bristol St - Rent Roll by Bed 10-15-2025.xlsx'
wb=Workbook(); s0=wb.active; s0.title='Occupancy'; ws=wb.create_sheet('Rent Roll')
fp={'4x4 Apt':(1380,769),'2x2 Apt':(905,929),'4x4.5 TH':(1610,819),'Studio':(430,1249)}
units=[('1',f'1{i:02d}','4x4 Apt') for i in range(1,6)]+[('1',f'2{i:02d}','2x2 Apt') for i in range(1,6)]+[('1','301','Studio'),('1','302','Studio')]+[('2',f'TH{i}','4x4.5 TH') for i in range(1,8)]
H=['Bldg','Space','Floor Plan','Unit SF','Resident','Status','Lease Name','Lease Start','Lease End','Market Rent','Installment','Parking','Furniture','Utility Pkg','Pet','Concession','Total Charges','Deposit Held','Balance']
ws['A1']='The Quarry at Bristol Street'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent Roll by Space'; ws['A3']='As of: 10/15/2025     Property Group: Bristol Fund II     Show: All spaces'; ws['A4']='Created by: t.osei    10/15/2025 14:41 EDT'
for c in ('A3','A4'): ws[c].font=Font(italic=True,size=9,color='666666')
for j,h in enumerate(H,1):
    c=ws.cell(6,j,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F4B3C'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
row=7; R=[]; T={k:0 for k in H[9:]}; st_cnt={}; g={}
bad=None
for b,u,f in units:
    sf,mk=fp[f]
    for k in ['A'] if f=='Studio' else list('ABCD')[:int(f[0])]:
        x=r.random(); st='Vacant' if x<.08 else 'Model' if (u,k)==('101','A') else 'Notice' if x<.11 else 'Occupied'
        st_cnt[st]=st_cnt.get(st,0)+1; q=dict(unit=u,building=b,unitType=f,area=sf,statusText=st,marketRent=mk)
        v=[b,f'{u}-{k}',f,sf,None,st,None,None,None,mk]+[None]*9
        if st in('Occupied','Notice'):
            n=nm('{l}, {f}'); ls,le,lt=r.choice([(D(2025,8,20),D(2026,7,31),"AY 25-26 (12 mo)")]*5+[(D(2025,8,20),D(2026,5,15),'10-month 25-26')])
            rent=mk-r.choice([0,0,10,20,30,50])+(45 if lt[0]=='1' else 0); ch=[rent,r.choice([0,0,55,75]),r.choice([25,25,0]),45,r.choice([0]*8+[35]),-r.choice([0,0,0,0,25,40])]
            v[4]=n;v[6]=lt;v[7]=ls;v[8]=le;v[10:16]=[a or None for a in ch]; v[16]=sum(ch); v[17]=r.choice([0,0,150,200]); v[18]=r.choice([0]*6+[sum(ch),-50,112.35,-sum(ch)])
            q.update(tenantName=n,leaseStartDate=ls,leaseEndDate=le)
            true=rent
            if bad is None and u=='204' : 
                v[10]=rent-100 if rent>900 else rent+100; bad=(u,k,rent,v[10])
            q.update(contractRent=v[10],totalCharges=v[16],deposit=v[17],balance=v[18],charges=[dict(code=H[i],amount=v[i]) for i in range(10,16) if v[i]])
            for i in range(10,19): T[H[i]]+=(true if i==10 else v[i] or 0)
        T['Market Rent']+=mk
        gg=g.setdefault(f,[0,0,0]); gg[0]+=1; gg[1]+=st in('Occupied','Notice'); gg[2]+=mk
        for j,a in enumerate(v,1):
            c=ws.cell(row,j,a); c.font=Font(size=10)
            if isinstance(a,D): c.number_format='mm/dd/yyyy'
            elif j>9: c.number_format='#,##0.00;[Red](#,##0.00);0.00'
        q['unit']=f'{u}-{k}'; q['_b']=k; R.append(q); row+=1
ws.cell(row,1,'Total').font=Font(bold=True); ws.cell(row,2,len(R)).font=Font(bold=True)
for j in range(10,20):
    c=ws.cell(row,j,round(T[H[j-1]],2)); c.font=Font(bold=True); c.number_format='#,##0.00;[Red](#,##0.00);0.00'
for j in range(1,20): ws.cell(row,j).border=Border(top=Side('thin'),bottom=Side('double'))
for j,w in enumerate([6,9,11,8,25,11,18,12,12,12,12,10,10,10,8,12,12,12,12],1): ws.column_dimensions[gl(j)].width=w
ws.freeze_panes='A7'; ws.auto_filter.ref=f'A6:S{row-1}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
s0['A1']='The Quarry at Bristol Street - Space Occupancy'; s0['A1'].font=Font(bold=True,size=12); s0['A2']='10/15/2025'
for j,h in enumerate(['Floor Plan','Spaces','Leased','% Leased','Market Potential'],1): s0.cell(4,j,h).font=Font(bold=True)
for i,(f,a) in enumerate(g.items(),5):
    for j,x in enumerate([f,a[0],a[1],a[1]/a[0],a[2]],1): s0.cell(i,j,x).number_format={4:'0.0%',5:'#,##0'}.get(j,'General')
i+=1; tt=[sum(a[k] for a in g.values()) for k in range(3)]
for j,x in enumerate(['Total',tt[0],tt[1],tt[1]/tt[0],tt[2]],1): s0.cell(i,j,x).number_format={4:'0.0%',5:'#,##0'}.get(j,'General'); s0.cell(i,j).font=Font(bold=True)
for k,(a,b) in enumerate(st_cnt.items()): s0.cell(i+2+k,1,a); s0.cell(i+2+k,2,b)
s0.column_dimensions['A'].width=22; s0.column_dimensions['E'].width=18
ws.row_dimensions[6].height=28; wb.save(out(N)); print(bad,st_cnt,len(R))
for q in R: q.pop('_b')
save(N,dict(propertyName='The Quarry at Bristol Street',asOnDate='2025-10-15',sheet='Rent Roll',units=len(R),occupied=tt[1],vacant=st_cnt['Vacant'],planted=dict(what=f'Installment of space {bad[0]}-{bad[1]} shows {bad[3]} instead of {bad[2]}; the row total and column total rest on the true figure',kind='digit_changed'),rows=R),'STUDENT_HOUSING','Entrata-style export','by-bed roll, charge columns, second sheet with counts',True)
