# auditor's working trial balance of a HUD-insured partnership: prior year, unadjusted, AJEs, adjusted (openpyxl)
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
NAME='Larkspur_Commons_WTB_2024.xlsx'
# account, name, prior-year final, 2024 unadjusted (debit +)
A=[
('H','Current assets'),
('1120','Cash - operations',148206,None),('1125','Cash - entity (partnership)',21400,18655),('1130','Tenant accounts receivable',19874,27316),('1131','Allowance for doubtful accounts',-4200,-4200),
('1135','Accounts receivable - HUD (HAP)',11262,9408),('1200','Prepaid property & liability insurance',38610,96480),('1210','Prepaid - other',2140,2140),('1191','Tenant security deposits held in trust',47985,49120),
('H','Funded reserves and escrows'),
('1310','Escrow deposits - taxes & insurance',62377,70914),('1320','Replacement reserve',389150,421666),('1330','Operating deficit reserve',215018,221903),
('H','Fixed and other assets'),
('1410','Land',910000,910000),('1420','Buildings',11864220,11864220),('1440','Building equipment - portable',164875,164875),('1450','Furniture for project/tenant use',88342,88342),('1460','Furnishings - office',31507,31507),('1495','Accumulated depreciation',-4712836,-4712836),
('1520','Tax credit compliance fees',96400,96400),('1525','Accumulated amortization',-64267,-64267),
('H','Liabilities'),
('2110','Accounts payable - operations',-41288,-36719),('2113','Accounts payable - entity',0,-12500),('2120','Accrued wages payable',-9316,-9316),('2131','Accrued interest - first mortgage',-21977,-21977),('2150','Accrued property taxes',-15400,-15400),('2190','Miscellaneous current liabilities',-2885,-1940),
('2191','Tenant security deposits (contra)',-46210,-47865),('2210','Prepaid revenue',-8152,-11047),('2320','Mortgage payable - first mortgage (HUD 221(d)(4))',-6142377,-6021908),('2322','Mortgage payable - County HOME loan',-850000,-850000),('2340','Debt issuance costs, net',118450,118450),('2390','Accrued interest - HOME loan',-204000,-204000),('2395','Developer fee payable',-318600,-268600),
('H','Partners\' equity'),
('3130-1','Partners\' equity - general partner',0,0),('3130-2','Partners\' equity - limited partner',0,0),
('H','Revenue'),
('5120','Rent revenue - gross potential',-1098744,-1134620),('5121','Tenant assistance payments',-614208,-651930),('5170','Rent revenue - garage and parking',-9600,-9840),('5220','Vacancies - apartments',51372,63918),('5250','Rental concessions',0,2450),
('5410','Financial revenue - project operations',-312,-428),('5440','Revenue from investments - replacement reserve',-9644,-14516),('5910','Laundry and vending revenue',-16230,-15877),('5920','Tenant charges (NSF, late, damages)',-11904,-14366),
('H','Administrative'),
('6210','Advertising and marketing',3118,4266),('6250','Other renting expenses',2870,1945),('6310','Office salaries',61204,64880),('6311','Office expenses',27455,29637),('6320','Management fee',90655,95116),('6330','Manager salaries',72318,75210),('6331','Administrative rent-free unit',13284,13680),('6340','Legal expense - project',8419,17205),('6350','Audit expense',17900,3500),('6351','Bookkeeping / accounting fees',14688,14688),('6370','Bad debts',10226,4118),('6390','Miscellaneous administrative',6042,7319),
('H','Utilities'),
('6450','Electricity',58211,63870),('6451','Water',44963,46120),('6452','Gas',39708,36544),('6453','Sewer',51240,53311),
('H','Operating and maintenance'),
('6510','Payroll - maintenance',118602,124755),('6515','Supplies',31417,34908),('6520','Contracts',96740,131285),('6525','Garbage and trash removal',22896,24110),('6530','Security payroll/contract',18400,19250),('6546','Heating/cooling repairs',27833,21640),('6548','Snow removal',14350,9875),('6590','Miscellaneous O&M',2216,1804),
('H','Taxes and insurance'),
('6710','Real estate taxes',61600,46200),('6711','Payroll taxes (project share)',20844,21912),('6720','Property & liability insurance',102340,57870),('6721','Fidelity bond insurance',1150,1150),('6722','Workers\' compensation',9876,10403),('6723','Health insurance & benefits',41908,44216),
('H','Financial, depreciation and entity'),
('6820','Interest on first mortgage',267158,239812),('6825','Interest on HOME loan',25500,0),('6850','Mortgage insurance premium',28744,28170),('6600','Depreciation',412370,0),('6610','Amortization',6427,0),('7190','Entity - asset management fee',12500,12500)]
acc=[list(a) for a in A]; L=[a for a in acc if a[0]!='H']; D={a[0]:a for a in L}
assert len(D)==len(L)
# prior year: LP equity plugs (99.99 / 0.01 kept simple: GP small)
D['3130-1'][2]=12846
D['3130-2'][2]=-sum(a[2] for a in L)
pyNI=sum(a[2] for a in L if a[0][0] in '567')   # debit + = loss
g=round(pyNI*0.0001)
D['3130-1'][3]=D['3130-1'][2]+g; D['3130-2'][3]=D['3130-2'][2]+pyNI-g
D['1120'][3]=-sum(a[3] for a in L if a[3] is not None)
print('PY NI',pyNI,'eq',D['3130-1'],D['3130-2'],'cash',D['1120'])
J=[ # n, description, lines
('1','To expense expired portion of property insurance',[('6720',53590),('1200',-53590)]),
('2','To record 2024 depreciation',[('6600',414215),('1495',-414215)]),
('3','To amortize compliance fees',[('6610',6427),('1525',-6427)]),
('4','To accrue first mortgage interest for December',[('6820',21546),('2131',-21546)]),
('5','To reverse prior year first mortgage interest accrual',[('2131',21977),('6820',-21977)]),
('6','To accrue HOME loan interest (3%)',[('6825',25500),('2390',-25500)]),
('7','To capitalize roof and boiler replacements expensed',[('1420',38200),('1440',9460),('6520',-47660)]),
('8','To accrue 2024 audit fee',[('6350',15400),('2190',-15400)]),
('9','To adjust allowance for doubtful accounts',[('6370',6850),('1131',-6850)]),
('10','To accrue fourth quarter real estate taxes',[('6710',16170),('2150',-16170)]),
('11','To accrue wages at 12/31/24, net of prior accrual',[('6310',410),('6330',388),('6510',926),('2120',-1724)]),
('12','To amortize debt issuance costs to interest',[('6820',5923),('2340',-5923)]),
('13','To write off uncollectible former tenants',[('1131',3915),('1130',-3915)])]
ad={};ref={}
for n,_,ls in J:
    assert sum(x for _,x in ls)==0
    for a,x in ls: ad.setdefault(a,[0,0]); ad[a][0 if x>0 else 1]+=abs(x); ref.setdefault(a,[]).append(n)
wb=Workbook(); ws=wb.active; ws.title='WTB'
thin=Side(style='thin'); dbl=Side(style='double')
ws['A1']='Larkspur Commons Associates, LP'; ws['A2']='HUD Project No. 071-35862'; ws['A3']='Working Trial Balance'; ws['A4']='Year ended December 31, 2024'
for i in range(1,5): ws[f'A{i}'].font=Font(name='Arial',size=11 if i<3 else 10,bold=True)
ws['K1']='W/P  TB-1'; ws['K2']='Prep:  DMR  2/11/25'; ws['K3']='Rev:  SLO  2/26/25'
for i in (1,2,3): ws[f'K{i}'].font=Font(name='Arial',size=8,color='C00000'); ws[f'K{i}'].alignment=Alignment(horizontal='right')
h1=['','','Final','Unadjusted','','','Adjustments','','Adjusted','',''];h2=['Account','Account Title','12/31/2023','Debit','Credit','AJE','Debit','Credit','Debit','Credit','W/P Ref']
for j,(a,b) in enumerate(zip(h1,h2),1):
    for r,t in ((6,a),(7,b)):
        x=ws.cell(r,j,t or None); x.font=Font(name='Arial',size=9,bold=True); x.alignment=Alignment(horizontal='center'); x.fill=PatternFill('solid',fgColor='DDE6D5'); 
        if r==7: x.border=Border(bottom=thin)
for rng in ('D6:E6','G6:H6','I6:J6'): ws.merge_cells(rng)
FMT='#,##0_);(#,##0)'
wp={'1120':'C-1','1130':'E-1','1131':'E-2','1200':'G-1','1310':'H-1','1320':'H-2','1495':'K-1','1420':'K-1','2320':'P-1','2322':'P-2','2131':'P-1','2390':'P-2','2340':'P-3','5120':'R-1','5121':'R-2','3130-2':'Q-1','6320':'X-4','2191':'N-2','2110':'N-1'}
P='other:Final 12/31/2023';K=[P,'other:Unadjusted Debit','other:Unadjusted Credit','other:Adjustments Debit','other:Adjustments Credit','other:Adjusted Debit','other:Adjusted Credit']
cols=[3,4,5,7,8,9,10]; rows=[];T=[0]*7; NI=[0]*7; r=8
def put(r,j,v,bold=False,b=None):
    x=ws.cell(r,j,v); x.font=Font(name='Arial',size=9,bold=bold)
    if isinstance(v,(int,float)): x.number_format=FMT
    if b: x.border=b
    return x
for a in acc:
    if a[0]=='H': 
        put(r,2,a[1],True); r+=1; continue
    code,name,py,un=a; d,k=ad.get(code,[0,0]); fin=un+d-k
    vals=[py,un if un>0 else None,-un if un<0 else None,d or None,k or None,fin if fin>0 else None,-fin if fin<0 else None]
    if py==0: vals[0]=None
    put(r,1,code); put(r,2,name)
    for j,v in zip(cols,vals):
        if v is not None: put(r,j,v)
    if code in ref: x=put(r,6,', '.join(ref[code])); x.alignment=Alignment(horizontal='center')
    if code in wp: put(r,11,wp[code]).alignment=Alignment(horizontal='center')
    row={'account':code,'name':name}
    for key,v in zip(K,vals):
        if v is not None: row[key]=v
    rows.append(row)
    for i,v in enumerate(vals): T[i]+=v or 0
    if code[0] in '567':
        for i,v in enumerate(vals): NI[i]+=v or 0
    r+=1
assert T[0]==0 and T[1]==T[2] and T[3]==T[4] and T[5]==T[6],T
r+=1; put(r,2,'Total',True)
for j,v in zip(cols,T): put(r,j,v,True,Border(top=thin,bottom=dbl))
tot=[dict([('label','Total')]+list(zip(K,T)))]
r+=1; nl=NI[5]-NI[6]; put(r,2,'Net (income) loss',True); put(r,3,NI[0],True)
tn={'label':'Net (income) loss',P:NI[0]}
for i,jc in ((1,4),(5,9)):
    v=NI[i]-NI[i+1]
    jj=jc if v>0 else jc+1; put(r,jj,abs(v),True); tn[K[i] if v>0 else K[i+1]]=abs(v)
tot.append(tn)
print('2024',NI,nl)
r+=2; x=put(r,1,'AJE 7 - client to book; see waived adjustments at TB-3. Equity rolled to prior year audited report without exception.'); x.font=Font(name='Arial',size=8,italic=True)
for c,w in zip('ABCDEFGHIJK',(9,44,13,12.5,12.5,8,12,12,12.5,12.5,16)): ws.column_dimensions[c].width=w
ws.freeze_panes='C8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:7'
s2=wb.create_sheet('AJE'); s2['A1']='Larkspur Commons Associates, LP'; s2['A2']='Adjusting journal entries - 12/31/2024'; q=4
for j,t in enumerate(['No.','Account','Description','Debit','Credit'],1): s2.cell(q,j,t).font=Font(name='Arial',size=9,bold=True)
q+=1
for n,ds,ls in J:
    s2.cell(q,1,int(n))
    for a,v in ls:
        s2.cell(q,2,a); s2.cell(q,3,('' if v>0 else '     ')+D[a][1]); s2.cell(q,4 if v>0 else 5,abs(v)).number_format=FMT; q+=1
    s2.cell(q,3,ds).font=Font(name='Arial',size=9,italic=True); q+=2
s2.cell(q,3,'Total'); s2.cell(q,4,T[3]).number_format=FMT; s2.cell(q,5,T[4]).number_format=FMT
s2.page_setup.fitToHeight=0; s2.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
s2.column_dimensions['C'].width=54; s2.column_dimensions['D'].width=12; s2.column_dimensions['E'].width=12
wb.save(doc(NAME))
save(NAME,'TB','auditor working trial balance, HUD chart, prior year + AJEs, grouped headers',True,K,rows,tot,sheet='WTB')
print(len(rows),T)
