# AR 1: student housing, two communities, charge lines under a resident line; xlsx
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(2401)
NAME='Delinquency_Prepaid_by_Space_20240331.xlsx'
P=[('Sable Creek Student Lofts',[('1104-B','Okafor, Chidi','Current'),('1207-A','Lindqvist, Maja','Current'),('1207-D','Brandt, Tyler','Notice'),('1310-C','Reyes-Soto, Ana','Current'),('2102-A','Wozniak, Piotr','Past'),('2118-B','Hargrove, Destiny','Current'),('2215-C','Nguyen, Kim-Ly','Current'),('2304-A','Castellano, Marco','Eviction'),('2304-B','Abernathy, Joel','Current'),('3011-D','Tran, Vivian','Past')]),
   ('The Foundry at Union St',[('101-1','Mbeki, Thandi','Current'),('104-2','Sorensen, Erik','Current'),('208-1','Patel, Rhea','Notice'),('212-3','Gallagher, Owen','Current'),('305-4','Yilmaz, Defne','Current'),('311-2','Dubois, Camille','Past'),('402-1','Whitfield, Jasmine','Current')])]
CH=[('Rent - Installment',[845,899,935,1010,785]),('Utility Overage',[31.18,22.47,44.06,18.92,57.33]),('Parking - Garage',[75,110]),('Late Fee',[50,75]),('Furniture Premium',[25,40]),('Damage - Walls',[165,240.5,318.75]),('Cleaning - Move Out',[120,185]),('Lockout / Key Fob',[35,50]),('Renters Liability Waiver',[14.5])]
# The balance due nets prepaid? here Net Balance = delinquent + prepaid
K=['delinquent','b0_30','b31_60','b61_90','b90','prepaid','total']
HD=['Delinquent','0-30\nDays','31-60\nDays','61-90\nDays','90+\nDays','Prepaid','Net\nBalance']
wb=Workbook(); ws=wb.active; ws.title='Aging'
cal='Calibri'; F=lambda **k:Font(name=cal,size=k.pop('size',10),**k)
ws.merge_cells('B1:M1'); ws['B1']='Resident Delinquency & Prepaid - Detail by Charge'; ws['B1'].font=F(size=14,bold=True)
ws.merge_cells('B2:M2'); ws['B2']='Aged as of 03/31/2024  |  All lease statuses  |  Group by: Property, Space'; ws['B2'].font=F(italic=True)
# B charge, C post date, D.. numbers (D E F G H I J)
r=4; rows=[];tots=[]; nf='#,##0.00;[Red](#,##0.00);"-"'; GT=[0]*7
grey=PatternFill('solid',fgColor='D9D9D9'); pale=PatternFill('solid',fgColor='EEF3EA'); thin=Side(style='thin',color='808080')
def put(v,b=False,zero=True):
    d={}
    for k,cl,x in zip(K,'DEFGHIJ',v):
        if x or zero:
            q=ws[f'{cl}{r}']; q.value=c2(x); q.number_format='#,##0.00;(#,##0.00)'; d[k]=c2(x); q.font=F(bold=b)
            if b: q.border=Border(top=thin)
    return d
for prop,res in P:
    ws[f'B{r}']=prop; ws[f'B{r}'].font=F(size=12,bold=True,color='375623'); r+=1
    for cl,t in zip('BCDEFGHIJ',['Charge','Post\nDate']+HD):
        q=ws[f'{cl}{r}']; q.value=t; q.fill=grey; q.font=F(bold=True); q.alignment=Alignment(wrap_text=True,horizontal='left' if cl=='B' else 'center',vertical='bottom')
    ws.row_dimensions[r].height=28; r+=1; PT=[0]*7
    for sp,nm,st in res:
        rid='R'+str(R.randint(204100,298999))
        ws.merge_cells(f'B{r}:J{r}')
        ws[f'B{r}']=f'{sp}   {nm}  ({rid})   Status: {st}   Lease 08/18/2023 - 07/31/2024' if st!='Past' else f'{sp}   {nm}  ({rid})   Status: {st}   Lease 08/19/2022 - 07/31/2023'
        ws[f'B{r}'].fill=pale; ws[f'B{r}'].font=F(bold=True); r+=1; T=[0]*7
        n=R.choice([1,2,2,3,3,4]); prepay=sp in('1207-A','2215-C','104-2','305-4')
        if prepay: n=1 if sp!='305-4' else 2
        used=[]
        for i in range(n):
            prepay=sp in('1207-A','2215-C','104-2','305-4') and i==n-1
            v=[0]*7
            if prepay: ch='Prepaid Rent'; v[5]=-R.choice([84500,50000,93500,1250,202000]); age=2
            else:
                pool=CH[5:8]+CH[:2] if st=='Past' else CH[:5]+CH[7:]
                ch,am=R.choice([x for x in pool if x[0] not in used]); used.append(ch); a=round(R.choice(am)*100)
                age=3 if st=='Past' else R.choice([0,0,0,1,1,2,3])
                v[1+age]=a; v[0]=a
                if 'Rent - ' in ch and age<3 and R.random()<.5:
                    b=round(a*R.choice([.35,.5,1])); v[2+age]+=b; v[0]+=b
            v[6]=v[0]+v[5]
            date={0:'03/01/2024',1:'02/01/2024',2:'01/02/2024',3:'11/06/2023'}[age] if not prepay else R.choice(['03/22/2024','03/28/2024'])
            if age==0 and not prepay: date=R.choice(['03/01/2024','03/05/2024','03/12/2024'])
            if st=='Past': date='08/09/2023'
            ws[f'B{r}']=ch; ws[f'B{r}'].alignment=Alignment(indent=2); ws[f'C{r}']=date; ws[f'C{r}'].alignment=Alignment(horizontal='center')
            ws[f'B{r}'].font=F(); ws[f'C{r}'].font=F()
            if sum(1 for x in v[1:5] if x)>1: ws[f'C{r}']='(various)'; date=None
            row={'property':prop,'unit':sp,'resident':rid,'name':nm,'status':st,'charge':ch}
            if date: row['date']=date
            row.update(put(v,zero=False)) ; rows.append(row); r+=1
            T=[a+b for a,b in zip(T,v)]
        ws[f'B{r}']=f'Total {nm}'; ws[f'B{r}'].font=F(bold=True); ws[f'B{r}'].alignment=Alignment(indent=1)
        tots.append({'label':f'Total {nm}',**put(T,True)}); r+=1; PT=[a+b for a,b in zip(PT,T)]
    ws[f'B{r}']=f'Property Total - {prop}'; ws[f'B{r}'].font=F(bold=True)
    tots.append({'label':f'Property Total - {prop}',**put(PT,True)})
    for cl in'BCDEFGHIJ': ws[f'{cl}{r}'].fill=grey
    r+=3; GT=[a+b for a,b in zip(GT,PT)]
ws[f'B{r}']='Portfolio Total'; ws[f'B{r}'].font=F(bold=True,size=11); tots.append({'label':'Portfolio Total',**put(GT,True)})
for cl in'DEFGHIJ': ws[f'{cl}{r}'].border=Border(top=thin,bottom=Side(style='double'))
r+=2; ws[f'B{r}']='Charges are aged by post date. Prepaid credits are not applied to open charges until the next posting run.'; ws[f'B{r}'].font=F(size=8,italic=True)
for cl,w in zip('ABCDEFGHIJ',(2,36,12,13,12,12,12,12,12,13)): ws.column_dimensions[cl].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
wb.save(doc(NAME)); save(NAME,'AR',K,rows,tots)
