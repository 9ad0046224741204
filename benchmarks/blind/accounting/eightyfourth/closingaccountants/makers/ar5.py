# Yardi-like aging detail, manufactured home community, tenant heading + charges + tenant total, xlsx
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
import openpyxl, datetime as dt
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
r=random.Random(8455); N='AgingDetail_phe_06302025.xlsx'
nm=names(r,42,'{f} {l}'); spaces=sorted(r.sample(range(1,188),42))
K=['total','b0_30','b31_60','b61_90','b90','prepaid']
asof=dt.date(2025,6,30); ctrl=iter(range(48211,60000,7))
T=[]
for i,(s,n) in enumerate(zip(spaces,nm)):
    st=r.choices(['Current','Notice','Eviction','Past'],[32,4,3,3])[0]
    lot=r.choice([512,528,545,560,585,610.5]); ch=[]
    months=1 if r.random()<.5 else r.choice([2,2,3])
    if st in('Eviction','Past'): months=r.choice([4,5])
    for m in range(months-1,-1,-1):
        mo=6-m; d=dt.date(2025,mo,1)
        amt=lot if m<months-1 or r.random()<.6 else round(lot*r.choice([.25,.4,.12]),2)
        ch.append((d,'siterent','Site rent '+d.strftime('%m/%Y'),amt))
        if r.random()<.55: ch.append((dt.date(2025,mo,20 if mo<6 else 15),'water','Water/sewer submeter '+d.strftime('%m/%Y'),round(r.uniform(22,96),2)))
        if r.random()<.45: ch.append((dt.date(2025,mo,6),'late','Late fee',r.choice([50.0,35.0])))
        if r.random()<.25: ch.append((d,'trash','Trash collection',18.5))
        if r.random()<.18: ch.append((d,'homerent','Home rent '+d.strftime('%m/%Y'),r.choice([385.0,420.0,450.0])))
    if r.random()<.1: ch.append((dt.date(2025,5,28),'nsf','Returned check fee',30.0))
    if st=='Eviction': ch.append((dt.date(2025,6,11),'legal','Filing fee, justice court',r.choice([129.0,154.0])))
    pre=0
    if months==1 and r.random()<.22: ch=[(dt.date(2025,6,r.randint(2,28)),'prepay','Prepayment - check '+str(r.randint(210,4900)),-round(lot*r.choice([1,.5,1,2])+r.choice([0,0,12.4]),2))]
    T.append((s,n,f't{r.randint(6120,9980):07d}',st,sorted(ch,key=lambda x:x[0])))
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
B=Font(name='Tahoma',size=8,bold=True); P=Font(name='Tahoma',size=8); thin=Side(style='thin')
ws['A1']='Prairie Hollow Estates (phe)'; ws['A2']='Aging Detail'; ws['A3']='DB Caption: MHC Live   Property: phe   Status: Current, Past, Notice, Eviction   Age As Of: 06/30/2025   Post To: 06/2025'
for a in('A1','A2'): ws[a].font=Font(name='Tahoma',size=10,bold=True)
ws['A3'].font=P
H1=['Charge','Date','Month','Charge','Description','Total Unpaid','0-30','31-60','61-90','Over 90','Pre-']; H2=['Control','','','Code','','Charges','days','days','days','days','payments']
for j,(a,b) in enumerate(zip(H1,H2),1):
    for rr_,v in((5,a),(6,b)):
        c=ws.cell(rr_,j,v or None); c.font=B; c.alignment=Alignment(horizontal='right' if j>5 else 'left'); c.fill=PatternFill('solid',fgColor='C6D9F0')
        if rr_==6: c.border=Border(bottom=thin)
fm='#,##0.00;-#,##0.00'
x=7; rows=[];tots=[];G=dict.fromkeys(K,0); rec={}
def put(row,vals,font,top=False):
    for j,k in enumerate(K):
        c=ws.cell(row,6+j,vals[k]); c.number_format=fm; c.font=font
        if top: c.border=Border(top=thin)
for s,n,tid,st,ch in T:
    ws.cell(x,1,f'Space {s:03d}').font=B; ws.cell(x,3,f'{n} ({tid})').font=B; ws.cell(x,6,st).font=P; ws.cell(x,6).alignment=Alignment(horizontal='right'); x+=1
    S=dict.fromkeys(K,0.0)
    for d,code,desc,a in ch:
        v=dict.fromkeys(K,0.0); a=float(a)
        if a<0: v['prepaid']=a
        else:
            age=(asof-d).days; v['b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90']=a; v['total']=a
        cn=f'C-{next(ctrl)}' if a>0 else f'R-{next(ctrl)}'
        for j,w in enumerate([cn,d,d.strftime('%m/%Y'),code,desc],1):
            c=ws.cell(x,j,w); c.font=P
            if j==2: c.number_format='MM/DD/YYYY'; c.alignment=Alignment(horizontal='left')
        put(x,v,P); x+=1
        rows.append(dict(unit=f'Space {s:03d}',name=n,resident=tid,invoice=cn,date=d.isoformat(),charge=code,**v))
        for k in K: S[k]=round(S[k]+v[k],2)
        rec[code]=round(rec.get(code,0)+a,2)
    ws.cell(x,3,f'Total {n}').font=P; put(x,S,B,True); tots.append(dict(label=f'Total {n}',**S)); x+=2
    for k in K: G[k]=round(G[k]+S[k],2)
ws.cell(x,1,'Grand Total phe').font=B; put(x,G,B,True); tots.append(dict(label='Grand Total phe',**G)); x+=3
ws.cell(x,4,'Summary by Charge Code').font=B; x+=1
for k in sorted(rec): ws.cell(x,4,k).font=P; c=ws.cell(x,6,rec[k]); c.number_format=fm; c.font=P; x+=1
ws.cell(x,1,'Userid : kbrandt   Date : 7/3/2025   Time : 8:41 AM').font=P
for col,w in zip('ABCDEFGHIJK',[11,11,9,10,30,13,12,12,12,12,12]): ws.column_dimensions[col].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
wb.save(doc(N))
assert len(set(spaces))==42
save(N,'AR','Yardi-like aging detail, tenant heading, charges, tenant totals; manufactured home community, xlsx',True,K,rows,tots)
