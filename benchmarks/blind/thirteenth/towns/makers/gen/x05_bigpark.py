# Larger mobile-home community by street, summary sheet first, hidden phone column, numbers stored as text in one column
import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(6505); N=Names(r)
FN='prairie_winds_mhc_by_street.xlsx'
wb=Workbook(); w0=wb.active; w0.title='Summary'; ws=wb.create_sheet('Sites'); wb.create_sheet('Notes')['A1']='Septic pumped on Goldenrod 6/25. New mailboxes on order.'
f=lambda **k:Font(name='Arial',size=9,**k)
streets=[('Bluestem Dr',30),('Goldenrod Ct',24),('Switchgrass Ln',36),('Prairie Cir',22),('RV Row',10)]
hd=['Site','Home','Resident','Phone','Status','Moved In','Site\nRent','Home\nPmt','W/S/T\nbill back','Pet','Total\nBilled','Balance\nDue']
ws['A1']='PRAIRIE WINDS MHC'; ws['A1'].font=Font(name='Arial',size=13,bold=True); ws['A2']='Site list, billing for 12-2025'; ws['A2'].font=f()
for j,h in enumerate(hd,1):
    c=ws.cell(3,j,h); c.font=f(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='C6E0B4'); c.border=Border(*(Side(style='thin'),)*4)
i=4; rows=[]; al=[]
for st,n in streets:
    ws.cell(i,1,st+' ').font=f(bold=True,italic=True); ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=12); ws.cell(i,1).fill=PatternFill('solid',fgColor='EDEDED'); i+=1
    L_=[]
    pre={'Bluestem Dr':'B','Goldenrod Ct':'G','Switchgrass Ln':'S','Prairie Cir':'P','RV Row':'RV'}[st]
    for k in range(1,n+1):
        u=f"{pre}-{k}"; q=r.random(); d=dict(u=u,st=st)
        d['home']='' if st=='RV Row' else r.choice(["14x66 '84","14x70 '92","16x76 '01","DW 28x52 '97","12x60 '74","16x80 '18"])
        if q<.09: d['s']='Vacant lot'; d['home']=''
        elif q<.12 and st!='RV Row': d['s']='Vacant home'
        elif q<.14 and st!='RV Row': d['s']='Abandoned'
        else:
            d['s']='RV' if st=='RV Row' else r.choice(['TOH']*6+['POH','POH','RTO'])
            f_,l_=N.pair(); d['n']=f"{l_}, {f_}"; d['mi']=dt.date(2025,11,30)-dt.timedelta(days=r.randint(10,6500))
            d['site']=395 if st=='RV Row' else r.choice([345,345,360,360,375]); d['hp']={'POH':r.choice([350,395,425]),'RTO':r.choice([285,300,325])}.get(d['s'],0)
            d['wst']=0 if st=='RV Row' else round(r.uniform(38,97),2); d['pet']=r.choice([0,0,0,0,15]); d['tot']=round(d['site']+d['hp']+d['wst']+d['pet'],2); d['bal']=r.choice([0]*7+[d['tot'],round(d['tot']/2,2),-20])
        L_.append(d); al.append(d)
        ws.cell(i,1,u); ws.cell(i,2,d['home'] or None); ws.cell(i,3,d.get('n')); ws.cell(i,5,d['s'])
        b=row(unit=u,section=st,statusText=d['s'],unitType=d['home'] or None)
        if 'n' in d:
            ws.cell(i,4,f"555-01{r.randint(10,99)}"); ws.cell(i,6,d['mi']).number_format='dd-mmm-yy'
            for j,kk in ((7,'site'),(8,'hp'),(9,'wst'),(10,'pet'),(11,'tot'),(12,'bal')): ws.cell(i,j,d[kk]).number_format='#,##0.00;(#,##0.00)'
            ch=[dict(code='Site Rent',amount=d['site']),dict(code='Home Pmt',amount=d['hp']),dict(code='W/S/T bill back',amount=d['wst']),dict(code='Pet',amount=d['pet'])]
            b.update(tenantName=d['n'],moveInDate=iso(d['mi']),contractRent=d['site'],charges=ch,totalCharges=d['tot'],balance=d['bal'])
        rows.append(b)
        for j in range(1,13): ws.cell(i,j).font=f()
        i+=1
    ws.cell(i,3,f"{st}: {sum('n' in d for d in L_)} of {n}")
    for j,kk in ((7,'site'),(8,'hp'),(9,'wst'),(10,'pet'),(11,'tot'),(12,'bal')): ws.cell(i,j,round(sum(d.get(kk,0) for d in L_),2)).number_format='#,##0.00;(#,##0.00)'
    for j in range(1,13): ws.cell(i,j).font=f(bold=True); ws.cell(i,j).border=Border(top=Side(style='thin'))
    i+=2
tot={kk:round(sum(d.get(kk,0) for d in al),2) for kk in('site','hp','wst','pet','tot','bal')}
ws.cell(i,3,'PARK')
for j,kk in enumerate(tot,7): ws.cell(i,j,tot[kk]).number_format='#,##0.00;(#,##0.00)'
for j in range(1,13): ws.cell(i,j).font=f(bold=True); ws.cell(i,j).border=Border(top=Side(style='double'))
ws.column_dimensions['D'].hidden=True
for c,w in zip('ABCEFGHIJKL',(8,15,24,13,11,9,9,10,7,11,11)): ws.column_dimensions[c].width=w
ws.freeze_panes='B4'; ws.print_title_rows='3:3'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
occ=sum('n' in d for d in al)
w0['B2']='PRAIRIE WINDS MOBILE HOME COMMUNITY'; w0['B2'].font=Font(bold=True,size=14)
k=4
for l in ('TOH','POH','RTO','RV','Vacant lot','Vacant home','Abandoned'): w0.cell(k,2,l); w0.cell(k,3,sum(d['s']==l for d in al)); k+=1
for l,v in (('Sites',len(al)),('Occupied',occ),('Not occupied',len(al)-occ),('Site rent billed Dec 2025',tot['site']),('All billed',tot['tot'])): w0.cell(k,2,l).font=Font(bold=True); w0.cell(k,3,v).number_format='#,##0.00' if isinstance(v,float) or v>1000 else '0'; k+=1
w0.column_dimensions['B'].width=28; w0.column_dimensions['C'].width=13
wb.save(DOC+'/'+FN)
save(FN,'MANUFACTURED_HOUSING','122 sites by street headings, status codes, billed charges, hidden phone column, summary sheet first',False,propertyName='Prairie Winds Mobile Home Community',asOnDate='2025-12',units=len(al),occupied=occ,vacant=len(al)-occ,sheet='Sites',rows=rows,printedTotals=dict(contractRent=tot['site'],hp=tot['hp'],wst=tot['wst'],pet=tot['pet'],totalCharges=tot['tot'],balance=tot['bal']))
