# Lab portfolio, consolidating TB workbook with eliminations
import random, xlsxwriter
from h import *
R=random.Random(6312)
ENT=['2101\nKestrel Labs I','2102\nKestrel Labs II','2104\nAlder Science Ctr','2107\nBirchfield JV','2100\nOP HoldCo']
def k(x): return int(round(x*1000*(1+R.uniform(-.03,.03))))+R.randint(-400,400) if x else 0
# account, name, amounts per entity in thousands (dr +), section
S=[('ASSETS',[
('10100','Cash & cash equivalents',[412,368,655,290,3140]),('10200','Restricted cash & escrows',[880,0,1215,640,0]),('11100','Tenant receivables',[214,187,342,96,0]),('11150','Allowance for credit loss',[-38,0,-61,-12,0]),
('11300','Deferred rent receivable',[2410,1775,3920,884,0]),('12100','Land',[9800,7400,16250,5300,0]),('12200','Buildings & improvements',[58400,41250,88310,30120,0]),('12300','Tenant improvements',[14220,9610,21480,6175,0]),
('12350','Construction in progress',[0,2860,415,0,0]),('12900','Accumulated depreciation',[-17340,-9120,-22610,-5480,0]),('13100','In-place lease intangibles, net',[2260,1410,5120,1980,0]),('13200','Deferred leasing costs, net',[1870,1135,2690,905,0]),
('14100','Prepaid expenses',[96,71,148,52,385]),('15100','Due from affiliates','IC'),('15900','Investment in subsidiaries','INV')]),
('LIABILITIES',[
('20100','Accounts payable & accruals',[-640,-512,-975,-318,-1260]),('20300','Accrued property taxes',[-415,-290,-688,-204,0]),('20400','Accrued interest',[-148,0,-262,-96,-310]),('21100','Mortgage notes payable',[-31000,0,-52500,-19750,0]),
('21200','Unsecured term loan',[0,0,0,0,-60000]),('22100','Prepaid rents',[-186,-142,-255,-71,0]),('22200','Security deposits',[-905,-688,-1340,-402,0]),('22500','Below-market leases, net',[-410,0,-1125,-290,0]),('25100','Due to affiliates','IC2')]),
('EQUITY',[
('30100','Contributed capital','CAP'),('30500','Accumulated (earnings) deficit','PLUG'),('30600','Distributions paid',[1450,1120,2600,600,4800]),('31000','Noncontrolling interest in JV',None)]),
('REVENUE',[
('40100','Base rent',[-5120,-3890,-8740,-2610,0]),('40200','Straight-line rent',[-182,-140,-365,-88,0]),('41100','Operating expense recoveries',[-1815,-1340,-2960,-842,0]),('41200','Lab utility & gas recoveries',[-388,-265,-612,-140,0]),
('42100','Parking & vivarium service income',[-96,-41,-205,0,0]),('43100','Management fee income',None),('44100','Interest income',[-6,-4,-11,-3,-62]),('44200','Equity in earnings of subsidiaries',None)]),
('EXPENSES',[
('50100','Repairs & maintenance',[402,311,688,214,0]),('50200','Utilities',[611,455,970,262,0]),('50300','Janitorial & lab waste',[188,140,322,86,0]),('50400','Security & life safety',[132,98,204,61,0]),('51100','Property taxes',[830,580,1376,408,0]),
('51200','Property insurance',[104,82,171,55,0]),('52100','Management fees',None),('53100','General & administrative',[41,32,66,24,1905]),('60100','Interest expense',[890,0,1570,576,1860]),('61100','Depreciation',[1168,825,1766,602,0]),('61200','Amortization',[344,220,610,231,0])])]
vals={}
for s,rs in S:
    for a,n,v in rs: vals[a]=[k(x) for x in v] if isinstance(v,list) else [0]*5
fees=[round(.03*-(vals['40100'][i]+vals['41100'][i])) for i in range(4)]
vals['52100']=fees+[0]; vals['43100']=[0]*4+[-sum(fees)]
ic=[-1284350,-640215,-2117880,-388040]      # due to HoldCo
vals['25100']=ic+[0]; vals['15100']=[0,212400,0,0,-sum(ic)]; vals['25100'][4]=-212400
cap=[-30500000,-48200000,-61000000,-17500000]
vals['30100']=cap+[-168500000]
nci=-6125000; vals['31000'][3]=nci
vals['15900'][4]=-sum(cap)
for i in range(5): vals['30500'][i]=-sum(v[i] for v in vals.values())
print('deficit',vals['30500'])
el={a:[0,0] for a in vals}
icA=vals['15100'][1]+vals['15100'][4]
el['15100']=[0,icA]; el['25100']=[icA,0]; el['15900']=[0,-sum(cap)]; el['30100']=[-sum(cap),0]; el['43100']=[sum(fees),0]; el['52100']=[0,sum(fees)]
assert sum(e[0] for e in el.values())==sum(e[1] for e in el.values())
name='Kestrel_Consolidating_TB_Q2-2025.xlsx'
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{name}'); ws=wb.add_worksheet('Consol TB'); w2=wb.add_worksheet('Elim JEs')
F=lambda **x: wb.add_format(dict(font_name='Arial',font_size=9,**x))
nf='#,##0_);(#,##0);"–"_)'
t=F(bold=True);t.set_font_size(13);txt=F();n_=F(num_format=nf);cn=F(num_format=nf,bg_color='#F2F2F2');hd=F(bold=True,bg_color='#1F3B57',font_color='white',text_wrap=True,align='center',valign='vcenter',border=1,border_color='white')
sec=F(bold=True,bg_color='#D9E2EC');sb=F(bold=True,top=1);sbn=F(bold=True,top=1,num_format=nf);gt=F(bold=True,top=1,bottom=6);gtn=F(bold=True,top=1,bottom=6,num_format=nf);it=F(italic=True,font_color='#7F7F7F')
ws.hide_gridlines(2)
ws.write(0,0,'Kestrel Life Science Operating Partnership, L.P.',t);ws.write(1,0,'Consolidating Trial Balance – GAAP Book',F(bold=True));ws.write(2,0,'As of and for the six months ended June 30, 2025   |   US$   |   Debit / (Credit)',txt)
ws.set_row(5,30);ws.merge_range(4,0,5,0,'Acct',hd);ws.merge_range(4,1,5,1,'Account Description',hd)
for i,e in enumerate(ENT): ws.merge_range(4,2+i,5,2+i,e,hd)
ws.merge_range(4,7,5,7,'Combined',hd);ws.merge_range(4,8,4,9,'Eliminations',hd);ws.write(5,8,'Debit',hd);ws.write(5,9,'Credit',hd);ws.merge_range(4,10,5,10,'Consolidated',hd);ws.merge_range(4,11,5,11,'Ref',hd)
keys=['other:'+e.replace('\n',' ') for e in ENT]+['other:Combined','other:Eliminations Debit','other:Eliminations Credit','other:Consolidated']
REF={'15100':'E1','25100':'E1','15900':'E2','30100':'E2','43100':'E3','52100':'E3'}
rows=[];totals=[];r=6;subs=[];G=[0]*9
def kv(v): return {kk:x for kk,x in zip(keys,v) if x}
for s,rs in S:
    ws.write(r,0,s,sec)
    for c_ in range(1,12): ws.write_blank(r,c_,None,sec)
    r+=1;r0=r;T=[0]*9
    for a,n,_ in rs:
        if a=='44200': continue
        v=vals[a];com=sum(v);full=v+[com]+el[a]+[com+el[a][0]-el[a][1]]
        ws.write(r,0,a,txt);ws.write(r,1,n,txt)
        for i,x in enumerate(full):
            if i in(5,): ws.write_formula(r,7,f'=SUM(C{r+1}:G{r+1})',cn,x)
            elif i==8: ws.write_formula(r,10,f'=H{r+1}+I{r+1}-J{r+1}',cn,x)
            elif i in(6,7):
                if x: ws.write(r,2+i,x,n_)
            else: ws.write(r,2+i,x,n_)
        if a in REF: ws.write(r,11,REF[a],F(align='center',font_color='#C00000'))
        rows.append({"account":a,"name":n,**kv(full)});T=[p+q for p,q in zip(T,full)];r+=1
    lab={'ASSETS':'Total assets','LIABILITIES':'Total liabilities','EQUITY':'Total equity','REVENUE':'Total revenue','EXPENSES':'Total expenses'}[s]
    ws.write(r,0,'',sb);ws.write(r,1,lab,sb)
    for i,x in enumerate(T): 
        c_='CDEFGHIJK'[i];ws.write_formula(r,2+i,f'=SUM({c_}{r0+1}:{c_}{r})',sbn,x)
    totals.append({"label":lab,**kv(T)});subs.append(r+1);G=[p+q for p,q in zip(G,T)];r+=2
ws.write(r,0,'',gt);ws.write(r,1,'Trial balance check',gt)
for i,x in enumerate(G):
    c_='CDEFGHIJK'[i];ws.write_formula(r,2+i,'='+'+'.join(f'{c_}{q}' for q in subs),gtn,x)
assert G[:6]==[0]*6 and G[8]==0 and G[6]==G[7]
totals.append({"label":"Trial balance check",**kv(G)})
r+=2;ws.write(r,0,'E1 intercompany balances; E2 investment in subsidiaries against contributed capital; E3 management fees. See tab Elim JEs.',it)
ws.set_column(0,0,8);ws.set_column(1,1,33);ws.set_column(2,10,14);ws.set_column(11,11,5);ws.freeze_panes(6,2)
ws.set_landscape();ws.set_paper(1);ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&8Prepared: SSC Consolidations  Rev: Controller&R&8&P of &N')
for i,x in enumerate(['JE','Acct','Description','Amount']): w2.write(0,i,x,F(bold=True,bottom=1))
q=1
for j,(a,b,am,d) in {'E1':('25100','15100',icA,'Eliminate due to / due from affiliates'),'E2':('30100','15900',-sum(cap),'Eliminate investment in subsidiaries'),'E3':('43100','52100',sum(fees),'Eliminate intra-group management fees')}.items():
    w2.write(q,0,j,txt);w2.write(q,1,a,txt);w2.write(q,2,d,txt);w2.write(q,3,am,n_);w2.write(q+1,1,b,txt);w2.write(q+1,3,-am,n_);q+=3
w2.set_column(2,2,42);w2.set_column(3,3,15)
wb.close()
save(name,'TB',None,keys,rows,totals,'lab portfolio consolidating TB workbook: entity columns, combined, eliminations Dr/Cr grouped, consolidated; second sheet of journal entries',True)
