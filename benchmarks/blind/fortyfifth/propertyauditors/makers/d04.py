from h import *
import xlsxwriter
g=random.Random(404); F='kloof_ridge_bc_income_statement_feb2025.xlsx'
M=['Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025']
C=M+['Year to date','Budget','Variance']
s=St('Income Statement','Kloof Ridge Body Corporate','2024-03-01','2025-02-28',C,sheet='IS 12 months')
def mk(m,bud,inc=False):
    v=wt(m); return v+[bud,r2((v[-1]-bud) if inc else (bud-v[-1]))]
def fx(a): return [a]*12
def A(lab,code,m,bud,inc=False): return s.l(lab,mk(m,bud,inc),code)
sp=lambda d:[d.get(i,0) for i in range(12)]
S_=lambda an,v=.08,sh=None: ser(g,an,12,v,sh,2)
s.h('INCOME')
lev=[148620.00]*12
a=[A('Levies - administrative','1000/000',lev,1783440,True),A('Levies - reserve fund','1000/010',fx(22293.00),267516,True),A('CSOS levies recovered','1000/020',fx(1184.50),14214,True),A('Water recovered','1100/000',S_(402700,.12),395000,True),A('Sewerage recovered','1100/010',S_(181300,.06),180000,True),A('Electricity recovered','1100/020',S_(618400,.1,[8,8,9,11,12,11,9,8,8,8,8,8]),600000,True),A('Interest on arrear levies','1200/000',S_(38600,.4),30000,True),A('Penalties and fines','1200/010',sp({2:1500,5:500,9:2000}),6000,True),A('Clearance certificate fees','1200/020',sp({1:1207.50,7:1207.50,10:1207.50}),3600,True),A('Clubhouse hire','1200/030',sp({0:850,4:850,8:1700,9:2550,10:850}),6000,True),A('Insurance claims received','1200/040',sp({6:18425.36}),0,True),A('Interest received - investment','1300/000',S_(71900,.05),60000,True)]
ti=s.t('TOTAL INCOME',a,kind='TOTAL',key='total_income')
s.h('EXPENDITURE')
s.h('Municipal')
a=[A('Electricity - common property','2000/000',S_(94800,.1),92000),A('Electricity - bulk supply','2000/010',S_(596200,.1,[8,8,9,11,12,11,9,8,8,8,8,8]),590000),A('Water','2000/020',S_(441500,.12),420000),A('Sewerage','2000/030',S_(187900,.06),184000),A('Refuse removal','2000/040',fx(9462.18),113500)]
m1=s.t('Subtotal Municipal',a); s.h('Administration')
a=[A('Accounting and audit fees','2100/000',sp({5:16790.00}),17500),A('Bank charges','2100/010',S_(9450,.15),9600),A('CSOS levy paid','2100/020',sp({0:3553.50,3:3553.50,6:3553.50,9:3553.50}),14214),A('Insurance premium','2100/030',fx(18964.72),228000),A('Insurance excess payments','2100/040',sp({3:2500,6:5000,11:2500}),12000),A('Legal fees','2100/050',sp({1:4312.50,4:6870.25,8:11437.90}),18000),A('Legal fees recovered','2100/055',sp({6:-4312.50,10:-6870.25}),-9000),A('Managing agent fees','2100/060',fx(15870.00),190440),A('Meter reading fees','2100/070',fx(3726.00),44712),A('Meeting expenses (AGM)','2100/080',sp({4:3180.00}),3500),A('Postage, petties and stationery','2100/090',S_(5200,.3),6000),A('Subscriptions - NAMA','2100/100',sp({0:1950.00}),2000)]
m2=s.t('Subtotal Administration',a); s.h('Personnel')
a=[A('Salaries - caretaker and cleaners','2200/000',[21480]*4+[22770]*8,268000),A('UIF and COIDA','2200/010',sp({**{i:(214.80 if i<4 else 227.70) for i in range(12)},3:3128.44}),5600),A('Uniforms and bonuses','2200/020',sp({1:2864.00,9:22770.00}),25000)]
m3=s.t('Subtotal Personnel',a); s.h('Repairs and Maintenance')
a=[A('R&M - general','2300/000',S_(72300,.6),70000),A('R&M - plumbing','2300/010',S_(46900,.7),40000),A('R&M - electrical','2300/020',S_(31800,.7),30000),A('R&M - lifts','2300/030',fx(6842.50),82000),A('R&M - gates and intercom','2300/040',S_(24400,.8),20000),A('R&M - insurance claims','2300/050',sp({6:23425.36}),0),A('Garden service','2300/060',fx(11385.00),136620),A('Swimming pool','2300/070',S_(16700,.2,[9,7,6,5,5,6,8,10,11,13,13,10]),18000),A('Pest control','2300/080',sp({2:1380,5:1380,8:1380,11:1449}),5700),A('Fire equipment service','2300/090',sp({7:8912.50}),9000)]
m4=s.t('Subtotal Repairs and Maintenance',a); s.h('Security')
a=[A('Guarding services','2400/000',[40250.00]*7+[42665.00]*5,495000),A('Armed response and CCTV','2400/010',fx(2967.00),35604)]
m5=s.t('Subtotal Security',a)
te=s.t('TOTAL EXPENDITURE',[m1,m2,m3,m4,m5],kind='TOTAL',key='total_operating_expenses')
vi=s.R[ti]['values'];ve=s.R[te]['values']
# variance column of the result adds the two variances
n=s.t('SURPLUS / (DEFICIT) FOR THE PERIOD',[ti,te],[1,-1],'TOTAL',key='net_income')
s.R[n]['values'][14]=r2(vi[14]+ve[14]); s.meta[n]['vx']=1
wb=xlsxwriter.Workbook(f'{B}/documents/{F}'); w=wb.add_worksheet('IS 12 months')
nf='# ##0.00;(# ##0.00);-'
nf='#\\ ###\\ ##0.00;(#\\ ###\\ ##0.00);"-"'
nf='# ##0.00;(# ##0.00);0.00'
nf='[>=1000000]#\\ ###\\ ##0.00;[>=1000]#\\ ##0.00;General'
b=dict(font_name='Calibri',font_size=9)
n0=wb.add_format({**b,'num_format':'#,##0.00;(#,##0.00);0.00'}); tb=wb.add_format({**b,'bold':1}); tn=wb.add_format({**b,'bold':1,'num_format':'#,##0.00;(#,##0.00);0.00','top':1}); dn=wb.add_format({**b,'bold':1,'num_format':'#,##0.00;(#,##0.00);0.00','top':1,'bottom':6})
hf=wb.add_format({**b,'bold':1,'bg_color':'#1F4E79','font_color':'white','align':'center','text_wrap':1}); lf=wb.add_format(b); ttl=wb.add_format({'font_name':'Calibri','font_size':14,'bold':1})
w.write(0,0,'Kloof Ridge Body Corporate',ttl); w.write(1,0,'Sectional Scheme SS 214/1998',lf); w.write(2,0,'Income Statement for the 12 months ended 28 February 2025',tb); w.write(3,0,'All amounts in Rand, excluding provisions',lf)
w.set_column(0,0,10); w.set_column(1,1,6,None,{'hidden':1}); w.set_column(2,2,33); w.set_column(3,17,12.5)
R=5
w.merge_range(R,3,R,12,'2024',hf); w.merge_range(R,13,R,14,'2025',hf); w.merge_range(R,15,R,17,'Mar 2024 - Feb 2025',hf)
for i,k in enumerate(['Account','Cat','Description']+[x[:3] for x in M]+['Year to date','Budget','Variance']): w.write(R+1,i,k,hf)
w.freeze_panes(R+2,3); R=7; pos={}
from xlsxwriter.utility import xl_rowcol_to_cell as X
for i,(r,m) in enumerate(zip(s.R,s.meta)):
    ty=r['rowType']
    if ty=='HEADING':
        R+=1 if i else 0; w.write(R,0 if r['label'].isupper() else 2,r['label'],tb)
    else:
        pos[i]=R
        if r['accountCode']: w.write(R,0,r['accountCode'],lf); w.write(R,1,r['accountCode'][0],lf)
        w.write(R,2,r['label'],lf if ty=='LINE' else tb)
        for c,v in enumerate(r['values']):
            f=n0 if ty=='LINE' else tn if ty=='SUBTOTAL' else dn
            if ty=='LINE' and c==12: w.write_formula(R,3+c,f'=SUM({X(R,3)}:{X(R,14)})',f,v)
            elif ty!='LINE' and not m.get('vx'): w.write_formula(R,3+c,'='+''.join(('+' if q>0 else '-')+X(pos[k],3+c) for k,q in zip(r['footsFrom']['items'],m['sg'])),f,v)
            else: w.write(R,3+c,v,f)
        if ty=='TOTAL': R+=1
    R+=1
w.set_landscape(); w.set_paper(8); w.fit_to_pages(1,0); wb.close()
# footing of the last row's variance column adds both variances; the sign list of columns differs, so it is verified here
import copy; s.meta[n]['sg']=[1,-1]
v=s.R[n]['values'][14]; s.R[n]['values'][14]=r2(vi[14]-ve[14]); save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','body corporate accountant (South Africa)','12 months + budget + variance, hidden column, year band header',False)
s.R[n]['values'][14]=v; s.d['keyTotals']['net_income']['values'][14]=v
json.dump({'statements':[s.d]},open(f'{B}/truth/{F}.json','w'),indent=1,ensure_ascii=False)
print(s.R[n]['values'])
