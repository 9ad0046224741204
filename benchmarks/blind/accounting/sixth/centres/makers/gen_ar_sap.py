# SAP-style AR ageing by document, amounts as text with trailing minus; planted digit
import random,json,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(771)
NAME='ZFI_AR_AGEING_1410_20240930'
KD=dt.date(2024,9,30)
K=['other:Arrears (days)','total','other:On Account (Unapplied)','current','b1_30','b31_60','b61_90','b91_180','b180','other:of which Disputed']
C=[('0000104417','Brandt & Söhne Optik GmbH','KQ-EG-014',3),('0000104502','Nordlicht Textil Handels AG','KQ-OG-102',4),('0000104519','Kaffeerösterei Lindenau','KQ-EG-003',2),('0000104533','Pixelwerk Studios GmbH','KQ-OG-210',3),
   ('0000105108','Transvia Kontraktlogistik SE','HB-H2-B01',5),('0000105121','Meerkamp Frozen Foods B.V.','HB-H1-A02',3),('0000105140','Autoteile Jansky KG','HB-H3-C04',4),('0000105166','Vellmar Paketdienst GmbH','HB-H2-B03',3),('0000105201','Stadtwerke Auental','HB-DACH-PV',1)]
wb=Workbook();ws=wb.active;ws.title='Sheet1'
fn=lambda b=False,s=10,**k:Font(name='Calibri',size=s,bold=b,**k)
ws['A1']='Accounts Receivable: Due Date Analysis by Open Item';ws['A1'].font=fn(True,13)
ws['A2']='Company Code 1410  Kestrel Quay Immobilien GmbH & Co. KG';ws['A3']='Key date 30.09.2024    Functional currency EUR    Layout /SSC_AGE7';ws['A2'].font=ws['A3'].font=fn()
HR=5
hd=['St','Document','Ty','Item Text','Rental Object','Net Due Date','Arrears (days)','Amount in LC','On Account (Unapplied)','Not Due','1 - 30 days','31 - 60 days','61 - 90 days','91 - 180 days','> 180 days','of which Disputed']
for i,h in enumerate(hd,1):
    c=ws.cell(HR,i,h);c.font=fn(True);c.fill=PatternFill('solid',fgColor='C5D9F1');c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='left' if i<7 else 'right');c.border=Border(*(Side(style='thin',color='8EA9DB'),)*4)
ws.row_dimensions[HR].height=31
for i,w in enumerate([5,13,5,29,14,12,9,15,14,14,14,14,14,14,14,14]): ws.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=w
def fm(c): return f'{abs(c)/100:,.2f}'+('-' if c<0 else '')
def put(r,col,v,b=False,fill=None):
    c=ws.cell(r,col,v);c.font=fn(b);c.alignment=Alignment(horizontal='right')
rows=[];tots=[];r=HR+1;G=[0]*9
T=['Base rent','Service charge prepayment','Service charge settlement 2023','Heating cost settlement','Turnover rent','Parking spaces','Dunning charge','Electricity recharge']
PL=('0000105108',1)
planted=None
for cu,nm,ob,n in C:
    ws.cell(r,1,f'Customer {cu}  {nm}').font=fn(True);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=8);r+=1
    S=[0]*9
    its=[]
    for i in range(n):
        late=R.choice([-3,-1,12,17,27,38,44,58,65,81,103,150,166,214,301])
        t=R.choice(T); amt=R.randint(9,240) if t=='Dunning charge' else R.randint(380,9200)*(5 if cu[6:8]=='51' and t=='Base rent' else 1)
        its.append(['RV' if t!='Dunning charge' else 'DA',t,late,amt*100+R.choice([0,0,50,37,84])])
    if cu==PL[0]: its[1]=['RV','Base rent',44,4285760]
    its.sort(key=lambda x:-x[2])
    if R.random()<.4: its.append(['DZ','Incoming payment, unassigned',R.choice([5,19,33]),-R.randint(300,7000)*100-R.randint(0,99)])
    if R.random()<.3: its.append(['DG','Credit memo service charges',R.choice([8,41]),-R.randint(120,900)*100])
    for ty,t,late,a in its:
        due=KD-dt.timedelta(days=late); doc=('14' if ty=='DZ' else '18' if ty=='RV' else '16')+f'{R.randint(0,99999999):08d}'
        v=[a]+[None]*8
        if ty=='DZ': v[1]=a
        else: v[2+(0 if late<=0 else 1 if late<=30 else 2 if late<=60 else 3 if late<=90 else 4 if late<=180 else 5)]=a
        dis=ty=='RV' and late>30 and R.random()<.45
        if dis: v[8]=a
        if ty!='DZ' and t in('Base rent','Service charge prepayment','Parking spaces','Turnover rent'): t+=f' {due:%m/%y}'
        S=[x+(y or 0) for x,y in zip(S,v)]
        if cu==PL[0] and a==4285760:
            v[4]=4258760; v[8]=None; 
            if dis: S[8]-=a
            planted=f'document {doc} of customer {cu} ({t}): 31 - 60 days prints 42,587.60 where the amount in LC and the totals have 42,857.60 (two digits transposed)'
        for j,x in enumerate([{True:'!',False:'o'}[v[8] is not None],doc,ty,t,ob,f'{due:%d.%m.%Y}'],1): ws.cell(r,j,x).font=fn()
        put(r,7,late)
        for j,x in enumerate(v):
            if x is not None: put(r,8+j,fm(x))
        rows.append({'status':'!' if v[8] is not None else 'o','unit':ob,'resident':cu,'name':nm,'charge':t,'date':f'{due:%d.%m.%Y}',K[0]:late,**{k:x/100 for k,x in zip(K[1:],v) if x is not None}});r+=1
    lab=f'* Customer {cu}';ws.cell(r,1,lab).font=fn(True);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6)
    for j in range(1,17): ws.cell(r,j).fill=PatternFill('solid',fgColor='FFFFCC')
    for j,x in enumerate(S): put(r,8+j,fm(x),True)
    tots.append({'label':lab,**{k:x/100 for k,x in zip(K[1:],S)}});G=[x+y for x,y in zip(G,S)];r+=1
lab='** Company Code 1410 EUR';ws.cell(r,1,lab).font=fn(True)
for j in range(1,17): ws.cell(r,j).fill=PatternFill('solid',fgColor='FFEB9C')
ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=6)
for j,x in enumerate(G): put(r,8+j,fm(x),True)
tots.append({'label':lab,**{k:x/100 for k,x in zip(K[1:],G)}})
ws.cell(r+2,1,'Status: o = open   ! = open, dispute case created (FSCM).   Types: RV invoice, DG credit memo, DZ payment, DA other').font=fn(s=9,italic=True)
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=8;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:5'
assert planted
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'AR','planted':{'what':planted,'kind':'digit'},'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1,ensure_ascii=False)
print(len(rows),len(tots),planted)
