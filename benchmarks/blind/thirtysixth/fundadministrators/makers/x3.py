# Consolidating balance sheet, industrial portfolio, formulas, spacer columns, eliminations
from .common import *
import xlsxwriter
F='BlueMesa_Industrial_Consol_BS_2024Q2.xlsx'
def make():
    g=random.Random(3613)
    E=[('P101','Harker Road DC'),('P102','Tolland Park 1-3'),('P103','Airline Drive'),('P104','Quarry Point')]
    cols=['Harker Road DC','Tolland Park 1-3','Airline Drive','Quarry Point','Blue Mesa Holdings LLC','Combined','Eliminations','Consolidated']
    s=St('Consolidating Balance Sheet','Blue Mesa Industrial Venture I',None,'2024-06-30',cols,derive=lambda b,k:list(b[:5])+[sum(b[:5]),b[5],sum(b)],sheet='Consol BS',dash=True)
    z=[1,.72,.34,.55]
    def P(k,v=.15,h=0,e=0): return [rnd(k*a*(1+g.gauss(0,v))) for a in z]+[h,e]
    s.begin('Assets')
    s.begin('Real estate, at cost'); s.L('Land',P(9200000)); s.L('Buildings and improvements',P(38600000)); s.L('Tenant improvements',P(2150000)); s.L('Construction in progress',[0,418220,0,96415,0,0]); s.L('Accumulated depreciation',P(-5350000)); s.end('Real estate, net')
    s.L('Cash and cash equivalents',P(690000,.3,2418377)); s.L('Restricted cash',P(410000,.3)); s.L('Tenant receivables, net',P(118000,.4)); s.L('Straight-line rent receivable',P(760000,.3)); s.L('Deferred leasing costs, net',P(1120000)); s.L('In-place lease intangibles, net',P(1430000,.3)); 
    due=[265000,118500,0,74200]; s.L('Due from affiliates',[0,0,0,0,sum(due),-sum(due)]); inv=s.L('Investments in subsidiaries',[0]*6); s.L('Prepaid expenses and other assets',P(83000,.3,21450))
    ta=s.end('Total assets',key='total_assets',typ='TOTAL')
    s.H("Liabilities and members' equity")
    s.begin('Liabilities'); mn=s.L('Mortgage notes payable',[17400000,19750000,0,15200000,0,0]); s.L('Unamortized financing costs',[-301455,-214870,0,-162090,0,0]); s.L('Revolving credit facility',[0,0,0,0,8500000,0]); s.L('Accounts payable and accrued expenses',P(342000,.25,184906)); s.L('Accrued real estate taxes',P(461000,.2)); s.L('Accrued interest',[72500,82292,0,63333,41083,0]); s.L('Prepaid rents',P(141000,.3)); s.L('Tenant security deposits',P(263000,.2)); s.L('Below-market lease liabilities, net',[0,388214,0,141660,0,0]); s.L('Due to affiliates',due+[0,-sum(due)]); s.L('Distributions payable',[0,0,0,0,1150000,0])
    tl=s.end('Total liabilities',key='total_liabilities',typ='TOTAL')
    s.begin("Members' equity"); 
    A=s.rows[ta]['base'];B=s.rows[tl]['base']
    eq=[A[i]-B[i] for i in range(4)]
    cc=[rnd(e*1.12,5000) for e in eq]; di=[-rnd(e*.21,1000) for e in eq]; ae=[e-c-d for e,c,d in zip(eq,cc,di)]
    s.rows[inv]['base']=[0,0,0,0,sum(eq),-sum(eq)]
    hold=A[4]+sum(eq)-B[4]; hc=rnd(hold*1.08,10000); hd=-rnd(hold*.17,1000)
    s.L('Contributed capital',cc+[hc,-sum(cc)]); s.L('Cumulative distributions',di+[hd,-sum(di)]); s.L('Accumulated earnings (deficit)',ae+[hold-hc-hd,-sum(ae)])
    te=s.end("Total members' equity",key='total_equity',typ='TOTAL')
    for r in s.rows:
        if r['items']: r['base']=[sum(sg*s.rows[i]['base'][c] for i,sg in r['items']) for c in range(6)]
        if r['base'] is not None: r['vals']=s.derive(r['base'],'inc')
    tle=s.T("Total liabilities and members' equity",[(tl,1),(te,1)])
    assert s.rows[tle]['vals']==s.rows[ta]['vals']
    wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':__import__('datetime').datetime(2024,8,2)})
    cv=wb.add_worksheet('Entities'); ws=wb.add_worksheet('Consol BS'); ws.activate()
    fo=lambda **k:wb.add_format({**dict(font_name='Garamond',font_size=10),**k})
    cv.write_row(0,0,['Entity','Name','State','Ownership %'],fo(bold=True)); cv.set_column(0,3,22)
    for k,(a,b) in enumerate(E): cv.write_row(1+k,0,[a,b,['TX','CT','TX','NJ'][k],'100%'],fo())
    cv.write_row(5,0,['H100','Blue Mesa Holdings LLC','DE','100%'],fo())
    ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,1)
    xc=[1,2,3,4,6,8,9,11]
    ws.set_column(0,0,38); ws.set_column(1,11,13.5); [ws.set_column(k,k,1.5) for k in (5,7,10)]
    ws.merge_range(0,0,0,11,'Blue Mesa Industrial Venture I',fo(bold=True,align='center',font_size=14)); ws.merge_range(1,0,1,11,'Consolidating Balance Sheet',fo(bold=True,align='center')); ws.merge_range(2,0,2,11,'June 30, 2024 (Unaudited)',fo(italic=True,align='center'))
    ws.merge_range(4,1,4,4,'Property Owners',fo(bold=True,align='center',bottom=1)); ws.write(4,6,'Parent',fo(bold=True,align='center',bottom=1)); ws.merge_range(4,8,4,11,'Venture',fo(bold=True,align='center',bottom=1))
    for k,t in enumerate(['P101','P102','P103','P104','H100']): ws.write(5,xc[k],t,fo(align='center',font_color='#7F7F7F'))
    for k,t in enumerate(cols): ws.write(6,xc[k],t,fo(bold=True,align='center',text_wrap=True,bottom=1,valign='bottom'))
    ws.set_row(6,28)
    pos={};y=7
    for i,r in enumerate(s.rows):
        if r['type']=='HEADING' and i and s.rows[i-1]['type']!='HEADING': y+=1
        pos[i]=y;y+=1
    rn=lambda i:pos[i]+1
    N='#,##0_);(#,##0);"–"_)'; D='"$"* #,##0_);"$"* (#,##0);"$"* "–"_)'
    for i,r in enumerate(s.rows):
        y=pos[i]; tot=r['items'] is not None
        ws.write(y,0,r['label'],fo(bold=tot or r['type']=='HEADING',indent=r['lvl']))
        if r['type']=='HEADING': continue
        f=fo(bold=tot,num_format=D if r['type']=='TOTAL' or r['label']=='Land' else N,top=1 if tot else 0,bottom=6 if r['label'] in('Total assets',"Total liabilities and members' equity") else 0)
        for k,v in enumerate(r['vals']):
            c=xc[k]
            if k==5: ws.write_formula(y,c,f'=SUM(B{y+1}:E{y+1})+G{y+1}',f,v)
            elif k==7: ws.write_formula(y,c,f'=I{y+1}+J{y+1}',f,v)
            elif tot: ws.write_formula(y,c,formula(r['items'],rn,c),f,v)
            else: ws.write_number(y,c,v,f)
    y+=2; ws.write(y,0,'Airline Drive is unencumbered and in the borrowing base of the revolver. Affiliate balances bear no interest.',fo(italic=True,font_size=9))
    wb.close()
    save(F,[s],'INDUSTRIAL','BALANCE_SHEET','Fund accountant, Excel consolidation','Entities side by side, parent, combined, eliminations, consolidated; spacer columns, three-line header, formulas, first sheet is an entity list',True)
