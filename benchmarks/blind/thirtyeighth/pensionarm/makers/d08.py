# two-phase apartment community: export with text numbers, a sheet per phase and the two combined
from lib import *
import xlsxwriter
CH=[('H0','INCOME'),('H1','Rent'),
 ('L','51200','Scheduled Rent'),('L','51300','Vacancies'),('L','51400','Rent Incentives'),('L','51500','Uncollectible Rents'),('L','51600','Model / Staff Apartments'),('S1','Net Rent'),
 ('H1','Fees and Reimbursements'),('L','52100','Water & Sewer Reimbursement'),('L','52200','Trash Valet'),('L','52300','Reserved Parking'),('L','52400','Pet Charges'),('L','52500','Application & Lease Fees'),('L','52600','Late & Returned Payment Fees'),('L','52700','Clubhouse Rental'),('L','52900','Interest on Operating Account'),('S1','Total Fees and Reimbursements'),
 ('T0','TOTAL INCOME'),
 ('H0','EXPENSES'),('H1','Site Personnel'),('L','61100','Manager & Leasing Wages'),('L','61200','Maintenance Wages'),('L','61300','Payroll Burden'),('S1','Total Site Personnel'),
 ('H1','Operating'),('L','62100','Grounds'),('L','62200','Building Maintenance'),('L','62300','Make-Ready'),('L','62400','Swimming Pool'),('L','62500','Extermination'),('L','62600','Elevator Service'),('S1','Total Operating'),
 ('H1','Utilities'),('L','63100','Electric'),('L','63200','Natural Gas'),('L','63300','Water & Sewer'),('L','63400','Refuse'),('S1','Total Utilities'),
 ('H1','General & Marketing'),('L','64100','Advertising'),('L','64200','Office'),('L','64300','Professional Services'),('L','64400','Management Fee'),('S1','Total General & Marketing'),
 ('H1','Taxes and Insurance'),('L','65100','Property Tax'),('L','65200','Insurance'),('S1','Total Taxes and Insurance'),
 ('T0','TOTAL EXPENSES'),('N','NET OPERATING INCOME'),
 ('L','71100','Interest - Agency Loan'),('L','71200','Interest - Supplemental Loan'),('L','72000','Depreciation'),('F','NET INCOME')]
def build(data):
    s=S(); grp=[]; S1=[]; K={}
    for e in CH:
        k=e[0]
        if k=='H0': s.head(e[1]); S1=[]
        elif k=='H1': s.head(e[1],ind=1); grp=[]
        elif k=='L':
            if e[1] in data: grp.append(s.line(e[2],data[e[1]]+[sum(data[e[1]])],code=e[1],ind=2))
        elif k=='S1': S1.append(s.tot(e[1],grp,ind=1))
        elif k=='T0': K[e[1]]=s.tot(e[1],S1,type='TOTAL')
        elif k=='N': K['noi']=s.tot(e[1],[K['TOTAL INCOME'],K['TOTAL EXPENSES']],[1,-1],type='TOTAL'); grp=[]
        elif k=='F': K['ni']=s.tot(e[1],[K['noi']]+grp,[1]+[-1]*len(grp),type='TOTAL')
    return s,K
def make():
    r=rng(8); rot=7
    PK=[.6,.7,1,1.1,1.4,1.6,1.6,1.4,1,.8,.5,.5]
    def phase(u,rent,elev,supp,pool):
        d={}
        M=lambda a,se=FLAT,no=.06: months(r,round(a*100),se,no,rot=rot)
        d['51200']=[round(u*rent*100*(1+.0018*k)) for k in range(12)]; g=sum(d['51200'])/100
        d['51300']=[-round(x*(.049+r.uniform(-.012,.012))) for x in d['51200']]; d['51400']=M(-g*.008,FLAT,.4); d['51500']=M(-g*.007,FLAT,.5); d['51600']=[-rent*100]*12
        d['52100']=M(u*410,FLAT,.05); d['52200']=M(u*290,FLAT,.03); d['52300']=M(u*104,FLAT,.04); d['52400']=M(u*122,FLAT,.06); d['52500']=M(u*98,PK,.15); d['52600']=M(u*87,FLAT,.2)
        if pool: d['52700']=[0,15000,0,22500,30000,0,0,7500,15000,22500,37500,30000]
        d['52900']=M(u*9,FLAT,.2)
        d['61100']=M(u*690,FLAT,.04); d['61200']=M(u*610,FLAT,.05); d['61300']=M(u*318,FLAT,.06)
        d['62100']=M(u*168,LAND,.1); d['62200']=M(u*372,FLAT,.2); d['62300']=M(u*248,PK,.12)
        if pool: d['62400']=M(u*71,[.2,.2,.4,1,1.8,2,2,2,1.2,.6,.3,.3],.1)
        d['62500']=M(u*36,FLAT,.0)
        if elev: d['62600']=[elev*100]*12
        d['63100']=M(u*188,FLAT,.1); d['63200']=M(u*64,HEAT,.1); d['63300']=M(u*571,FLAT,.05); d['63400']=M(u*158,FLAT,.04)
        d['64100']=M(u*176,FLAT,.2); d['64200']=M(u*143,FLAT,.15); d['64300']=M(u*38,FLAT,.6)
        inc=[sum(d[k][m] for k in d if k<'53') for m in range(12)]
        d['64400']=[round(x*.03) for x in inc]; d['65100']=[round(u*1905*100/12)]*5+[round(u*1978*100/12)]*7; d['65200']=[round(u*588*100/12)]*12
        d['71100']=[round(u*96500*.0437*100/12)]*12
        if supp: d['71200']=[round(supp*.0585*100/12)]*12
        d['72000']=[round(u*4650*100/12)]*12
        return d
    p1=phase(216,1542,0,0,True); p2=phase(168,1688,1310,3400000,False)
    cb={k:[(a+b) for a,b in zip(p1.get(k,[0]*12),p2.get(k,[0]*12))] for k in set(p1)|set(p2)}
    cols=mlist(2024,8)+['12 Month Total']
    f='AlderPoint_T12_export_2025-07.xlsx'
    wb=xlsxwriter.Workbook(path(f)); F=lambda **k: wb.add_format({**dict(font_name='Tahoma',font_size=8),**k})
    fb=F(bold=True); fr=F(align='right'); frb=F(align='right',bold=True); fl=F()
    out=[]
    for sh,nm,d in (('ph1','Alder Point Apartments - Phase I',p1),('ph2','Alder Point Apartments - Phase II',p2),('comb','Alder Point Apartments - Phases I and II Combined',cb)):
        s,K=build(d); ws=wb.add_worksheet(sh)
        ws.write(0,0,nm,fb); ws.write(1,0,'Twelve Month Profit and Loss',fb); ws.write(2,0,'August 2024 - July 2025',fl); ws.write(3,0,'Accrual basis; run 08/12/2025 14:22 by jv_acct',fl)
        ws.set_column(0,0,40); ws.set_column(1,13,12.5)
        for k,t in enumerate(cols):
            a,b=(t.split(' ') if k<12 else ('12 Month','Total'))
            ws.write(5,1+k,a,frb); ws.write(6,1+k,b,frb)
        ws.write(6,0,'Account',fb)
        row=7
        for x in s.rows:
            b=x['type']!='LINE'
            ws.write_string(row,0,'    '*x['ind']+(f"{x['code']} - " if x['code'] else '')+x['label'],fb if b else fl)
            if x['vals']:
                for c,v in enumerate(x['vals']): ws.write_string(row,1+c,fmt(v,2),frb if b else fr)
            row+=1
            if x['type']=='TOTAL': row+=1
        ws.ignore_errors({'number_stored_as_text':'A1:N200'})
        ws.set_landscape(); ws.fit_to_pages(1,1)
        out.append(stmt_truth(s,'Twelve Month Profit and Loss',nm,'2024-08-01','2025-07-31',cols,dict(total_income=K['TOTAL INCOME'],total_operating_expenses=K['TOTAL EXPENSES'],noi=K['noi'],net_income=K['ni']),dec=2,sheet=sh))
    wb.close()
    save(f,out,'MULTIFAMILY','OPERATING_STATEMENT_T12','apartment manager, system export','three sheets (two phases and combined), code and name in one cell, numbers stored as text with parentheses, two-line month headers',True)
