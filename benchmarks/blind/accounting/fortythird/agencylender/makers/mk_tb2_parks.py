# manufactured-home communities, one sheet, three stacked entities, signed balances, hidden column
from common import *
import xlsxwriter
R=random.Random(4302)
parks=[('104 - Cedar Bend MHC',1.0,True),('107 - Lakota Pines Park',.62,False),('112 - Rio Seco Mobile Estates',1.35,True)]
A=[('1010-00','Cash – operating',41211,0),('1030-00','Cash – tenant deposits',18350,0),('1200-00','Rents receivable (lots)',9630,640),('1210-00','Home notes receivable',77215,-1904),('1500-00','Land & site improvements',1910400,0),
('1520-00','Park-owned homes',245000,12500),('1590-00','Accum. depreciation',-388640,-6110),('1700-00','Escrows held by servicer',28840,4215),
('2010-00','Accounts payable',-7714,1118),('2100-00','Lot deposits held',-18350,-300),('2150-00','Prepaid lot rent',-5205,388),('2500-00','Note payable – agency loan',-1286400,2240),('3000-00','Members’ equity',0,0),('3100-00','Draws',35000,7500),
('4000-00','Lot rent',-248600,-50120),('4010-00','POH rent premium',-41880,-8450),('4050-00','Water & sewer reimbursement',-22345,-4710),('4100-00','Late charges',-1640,-355),('4110-00','RV / storage pad income',-6900,-1500),
('5010-00','Resident manager',19800,3960),('5100-00','Well & septic maintenance',11214,1770),('5120-00','Roads & grounds',6480,2310),('5200-00','Electric',5108,988),('5210-00','Water purchased',24960,5102),('5300-00','Property tax',22450,4490),('5310-00','Insurance',9975,1995),('5400-00','Mgmt fee',14460,2905),('5900-00','Misc. (see detail)',310,0),('6000-00','Mortgage interest',31210,6203),('6100-00','Depreciation',30550,6110)]
M=['beginning','activity','ending']
fn='MHC_Portfolio_June_TB.xlsx'
wb=xlsxwriter.Workbook(DOC+'/'+fn); ws=wb.add_worksheet('TB Jun26')
b=dict(font_name='Cambria',font_size=10)
nf='#,##0.00_);(#,##0.00)'
T=wb.add_format({**b,'bold':1,'font_size':14,'font_color':'#7F3F00'}); P=wb.add_format({**b,'bold':1,'bg_color':'#FCE4D6','top':1,'bottom':1})
Hd=wb.add_format({**b,'bold':1,'text_wrap':1,'align':'center','valign':'vcenter','bottom':2}); tx=wb.add_format(b); nm=wb.add_format({**b,'num_format':nf})
tb=wb.add_format({**b,'bold':1,'num_format':nf,'top':1}); tl=wb.add_format({**b,'bold':1,'italic':1,'top':1}); gt=wb.add_format({**b,'bold':1,'num_format':nf,'top':1,'bottom':6}); it=wb.add_format({**b,'italic':1,'font_size':9,'font_color':'#595959'})
ws.set_column('A:A',2); ws.set_column('B:B',10); ws.set_column('C:C',34); ws.set_column('D:D',8,None,{'hidden':1}); ws.set_column('E:G',17); ws.set_column('H:H',30)
ws.write('B1','Three Rivers Communities',T); ws.write('B2','Trial balance by park — month ended June 30, 2026 (credits in parentheses)',it)
r=3; tr=[];tt=[];subs=[]
G=[0,0,0]
for pi,(p,f,poh) in enumerate(parks):
    ws.merge_range(r,1,r,6,p,P); r+=1
    for c,h in((1,'Acct'),(2,'Description'),(3,'FS line'),(4,'Balance\n5/31/26'),(5,'June\nchange'),(6,'Balance\n6/30/26')): ws.write(r,c,h,Hd)
    ws.set_row(r,28); r+=1
    L=[]
    for code,n,o,a in A:
        if not poh and code in('1210-00','1520-00','4010-00'): continue
        if pi==0 and code=='4110-00': continue
        o2=round(o*f*R.uniform(.9,1.1)*100)+ (R.randrange(100) if o else 0); a2=round(a*f*R.uniform(.85,1.15)*100) if a else 0
        if code in('2100-00',): o2=-L[1][2]
        L.append([code,n,o2,a2])
    d={x[0]:x for x in L}
    d['3000-00'][2]=-sum(x[2] for x in L); 
    d['1030-00'][3]=-d['2100-00'][3]; d['1590-00'][3]=-d['6100-00'][3]
    d['1010-00'][3]=0; d['1010-00'][3]=-sum(x[3] for x in L)
    r0=r
    for code,n,o,a in L:
        ws.write(r,1,code,tx); ws.write(r,2,n,tx); ws.write(r,3,'BS' if code<'4' else 'IS',tx)
        ws.write(r,4,o/100,nm); ws.write(r,5,a/100,nm); ws.write_formula(r,6,f'=E{r+1}+F{r+1}',nm,round((o+a)/100,2)); 
        tr.append(dict(property=p,account=code,name=n,beginning=c2(o),activity=c2(a),ending=c2(o+a))); r+=1
    # net income memo line then park total
    inc=[x for x in L if x[0]>='4']; s=[sum(x[2] for x in inc),sum(x[3] for x in inc)]; s.append(sum(s))
    k0=r0+next(i for i,x in enumerate(L) if x[0]>='4')
    lab='Net (income) loss, 4000–6100'
    ws.write(r,1,'',tl); ws.write(r,2,lab,tl)
    for c,v in zip((4,5,6),s): ws.write_formula(r,c,f'=SUM({"ABCDEFG"[c]}{k0+1}:{"ABCDEFG"[c]}{r0+len(L)})',tb,v/100)
    tt.append(dict(label=lab,property=p,**{k:c2(v) for k,v in zip(M,s)})); r+=1
    lab='Out of balance / (check)' if 0 else f'Total {p[:3]}'
    ws.write(r,2,lab,tl)
    for c in(4,5,6): ws.write_formula(r,c,f'=SUM({"ABCDEFG"[c]}{r0+1}:{"ABCDEFG"[c]}{r0+len(L)})',gt,0)
    tt.append(dict(label=lab,property=p,beginning=0.0,activity=0.0,ending=0.0)); 
    if pi==1: ws.write(r,7,'<- reviewed JT 7/11',it)
    r+=3
ws.write(r,1,'Loan payoff on 107 expected Q4; balances include accrued June interest.',it)
ws.fit_to_pages(1,0); ws.freeze_panes(3,0)
n2=wb.add_worksheet('Checklist'); n2.write(0,0,'Upload checklist',T)
for i,t in enumerate(['TB – done','Delinquency – due 7/15','Site mix – n/c since Q1']): n2.write(i+1,0,t,tx)
wb.close(); save('MHC_Portfolio_June_TB','TB',M,tr,tt)
