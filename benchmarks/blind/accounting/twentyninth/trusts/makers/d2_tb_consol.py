# consolidating workbook, entities side by side
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
FN='Consolidating TB - Lattice DC platform - Q3 FY25.xlsx'
SEC=[('Assets',[('Operating cash','10010',1,2.2e6),('Restricted cash – lender reserve','10400',1,1.1e6),('Customer receivables','11000',1,3.4e6),
 ('Allowance for credit losses','11900',-1,1.9e5),('Due from affiliates','12500',1,2.6e6),('Straight-line rent receivable','13000',1,4.3e6),('Investment in subsidiaries','14000',9,0),
 ('Land','16000',1,1.5e7),('Buildings & shell','16100',1,8.8e7),('Power & cooling plant','16200',1,6.1e7),('Accumulated depreciation','16900',-1,3.3e7),('Construction in progress','17000',1,9e6)]),
 ('Liabilities',[('Accounts payable & accruals','20000',-1,3.2e6),('Due to affiliates','21500',-1,2.2e6),('Deferred installation revenue','23000',-1,1.7e6),('Security deposits held','23500',-1,6.4e5),('Green bonds 4.85% 2031','25000',-1,5.2e7)]),
 ("Members' equity",[('Members’ capital','30000',-1,6e7),('Accumulated deficit (surplus)','31000',0,0)]),
 ('Revenue',[('Colocation license fees','40000',-1,1.3e7),('Metered power recoveries','40200',-1,4.4e6),('Cross-connect fees','40300',-1,1.2e6),('Intercompany management fee','49000',-1,0)]),
 ('Expenses',[('Utility power','50000',1,3.9e6),('Site engineers payroll','50200',1,1.5e6),('Security & access','50300',1,4e5),('Property taxes','51000',1,1.1e6),('Management fee – affiliate','59000',1,0),('Depreciation','60000',1,4.6e6),('Interest','62000',1,1.9e6)])]
ENT=[('2110','Sterling I LLC',1),('2120','Mesa Park LLC',.62),('2130','Quincy Hydro LLC',.38),('2190','Lattice Services TRS, Inc.',.05)]
def main():
    rng=random.Random(2902); data={}
    for s,accs in SEC:
        for n,a,k,m in accs:
            v=[]
            for j,(c,e,f) in enumerate(ENT):
                x=round(k*m*f*rng.uniform(.8,1.2)) if k in(1,-1) else 0
                if j==3 and a in('16000','16100','13000','25000','23000','10400','17000','51000'): x=0
                v.append(x)
            data[a]=v
    # intercompany: TRS earns fee from the three, due to/from equal
    fee=[412600,265180,158040,0]; data['59000']=fee[:]; data['49000']=[0,0,0,-sum(fee)]
    data['12500']=[1840000,0,0,1016775]; data['21500']=[-412600,-1565180,-862045,-16950]
    s=sum(data['12500'])+sum(data['21500']); data['21500'][3]-=s
    data['14000']=[0,0,0,2500000]; 
    for j in range(4): data['31000'][j]=-sum(v[j] for v in data.values())
    elim={'12500':(0,sum(data['12500'])),'21500':(-sum(data['21500']),0),'49000':(sum(fee),0),'59000':(0,sum(fee)),
          '14000':(0,2500000),'30000':(2500000,0)}
    ent=[f'other:ENTITY BALANCES {c} {n}' for c,n,_ in ENT]
    M=ent+['other:Aggregate','other:ELIMINATIONS Dr','other:ELIMINATIONS Cr','other:CONSOLIDATED 30-Sep-25','other:CONSOLIDATED 30-Jun-25']
    wb=Workbook(); ws=wb.active; ws.title='Consol TB'
    B=Font(name='Georgia',bold=True,size=10); N=Font(name='Georgia',size=10)
    fill=PatternFill('solid',fgColor='E3E8EF'); thin=Side(style='thin',color='555555')
    ws['B1']='Lattice Realty Trust'; ws['B1'].font=Font(name='Georgia',bold=True,size=14)
    ws['B2']='Data-center platform – consolidating trial balance, three quarters ended 30 September 2025'
    ws['B3']='US$, debits positive, (credits).  Entities per NetSuite saved search 1187; eliminations per JE pack E-25-09.'
    for x in('B2','B3'): ws[x].font=Font(name='Georgia',italic=True,size=9)
    H=5
    def h(r,c,t): 
        x=ws.cell(r,c,t); x.font=B; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for r in(H,H+1,H+2):
        for c in range(1,13): ws.cell(r,c).fill=fill
    h(H,1,'FS map'); h(H,2,'Description'); ws.merge_cells(start_row=H,end_row=H+2,start_column=2,end_column=2)
    h(H,3,'ENTITY BALANCES'); ws.merge_cells(start_row=H,end_row=H,start_column=3,end_column=6)
    for j,(c,n,_) in enumerate(ENT): h(H+1,3+j,c); h(H+2,3+j,n)
    h(H,7,'Aggregate'); ws.merge_cells(start_row=H,end_row=H+2,start_column=7,end_column=7)
    h(H,8,'ELIMINATIONS'); ws.merge_cells(start_row=H,end_row=H,start_column=8,end_column=9)
    for c,t in((8,'Dr'),(9,'Cr')): h(H+1,c,t); ws.merge_cells(start_row=H+1,end_row=H+2,start_column=c,end_column=c)
    h(H,10,'CONSOLIDATED'); ws.merge_cells(start_row=H,end_row=H,start_column=10,end_column=11)
    for c,t in((10,'30-Sep-25'),(11,'30-Jun-25')): h(H+1,c,t); ws.merge_cells(start_row=H+1,end_row=H+2,start_column=c,end_column=c)
    h(H,12,'Acct'); ws.merge_cells(start_row=H,end_row=H+2,start_column=12,end_column=12)
    fmt='#,##0_);(#,##0);"–"_)'
    r=H+3; rows=[];tot=[]; grand=[0]*9
    prior={}
    for s,accs in SEC:
        for n,a,k,m in accs:
            cons=sum(data[a])+elim.get(a,(0,0))[0]-elim.get(a,(0,0))[1]
            f=rng.uniform(.62,.7) if a>='40000' else rng.uniform(.95,1.03)
            prior[a]=round(cons*f) if a not in('30000','16000','25000') else cons
    prior['31000']=0; prior['31000']=-sum(prior.values())
    def put(r,name,acct,vals,bold=False):
        ws.cell(r,2,name).font=B if bold else N
        if acct: 
            x=ws.cell(r,12,acct); x.font=N; x.number_format='@'; x.alignment=Alignment(horizontal='center')
        for j,v in enumerate(vals):
            if v is None: continue
            x=ws.cell(r,3+j,v); x.number_format=fmt; x.font=B if bold else N
            if bold: x.border=Border(top=thin)
    for s,accs in SEC:
        x=ws.cell(r,2,s.upper()); x.font=B; r+=1; st=[0]*9
        for n,a,k,m in accs:
            d=data[a]; ag=sum(d); dr,cr=elim.get(a,(0,0)); vals=d+[ag,dr or None,cr or None,ag+dr-cr,prior[a]]
            put(r,n,a,vals); ws.cell(r,1,'FS-'+a[:2]+'0')
            ws.cell(r,2).alignment=Alignment(indent=1,wrap_text=True)
            rows.append({"account":a,"name":n,**{m:v for m,v in zip(M,vals) if v is not None}})
            st=[p+(q or 0) for p,q in zip(st,vals)]; r+=1
        put(r,'Total '+s.lower(),None,st,True); tot.append({"label":'Total '+s.lower(),**dict(zip(M,st))})
        grand=[p+q for p,q in zip(grand,st)]; r+=2
    put(r,'Trial balance (should be nil)',None,grand,True); tot.append({"label":'Trial balance (should be nil)',**dict(zip(M,grand))})
    assert grand[:5]==[0]*5 and grand[5]==grand[6] and grand[7]==grand[8]==0,grand
    r+=2
    ws.cell(r,2,'E1  Affiliate balances 12500/21500.  E2  Management fee 49000/59000.  E3  TRS capital 14000/30000.').font=Font(name='Georgia',italic=True,size=9)
    ws.cell(r+1,2,'Prepared: O. Brandvold   Reviewed: ______   (column A, the FS map, is hidden for print)').font=Font(name='Georgia',italic=True,size=9)
    ws.column_dimensions['A'].hidden=True; ws.column_dimensions['B'].width=34
    for c in 'CDEFGHIJK': ws.column_dimensions[c].width=16
    ws.column_dimensions['L'].width=9; ws.freeze_panes=ws.cell(H+3,3); ws.row_dimensions[H+2].height=28
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    s2=wb.create_sheet('JE pack'); 
    for row in [['Ref','Account','Dr','Cr'],['E1','21500',elim['21500'][0],None],['E1','12500',None,elim['12500'][1]],['E2','49000',sum(fee),None],['E2','59000',None,sum(fee)],['E3','30000',2500000,None],['E3','14000',None,2500000]]: s2.append(row)
    wb.save(os.path.join(DOC,FN)); save(FN,'TB',M,rows,tot)
    return meta(FN,'OTHER','TRIAL_BALANCE','O. Brandvold, consolidation accountant (NetSuite to Excel)','entities side by side, merged three-line header, eliminations Dr/Cr, account number in the last column','account code after all figures, hidden mapping column A, en-dash zeros, group titles, prior quarter beside, second sheet with the elimination entries')
