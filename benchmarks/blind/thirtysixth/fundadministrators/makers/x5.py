# Direct cash flow statement by quarter with trailing total and JV waterfall below, formulas
from .common import *
import xlsxwriter
F='Fenwick Yards JV - Cash Flow & Waterfall.xlsx'
def make():
    g=random.Random(3615)
    Q=['Q4 2023','Q1 2024','Q2 2024','Q3 2024']
    s=St('Statement of Cash Flows and Distributions','Fenwick Yards','2023-10-01','2024-09-30',Q+['Trailing 4 Qtrs'],derive=lambda b,k:list(b)+([sum(b)] if k!='bal' else []),sheet='Cash Flow',dash=False)
    def D(a,v=.08): return [rnd(a*(1+g.gauss(0,v))) for _ in range(4)]
    s.begin('OPERATING ACTIVITIES')
    s.begin('Cash receipts'); s.L('Rents collected',D(2874000,.03)); s.L('Recoveries collected',D(641000,.06)); s.L('Parking and storage receipts',D(158000,.06)); s.L('Security deposits received (returned)',[12400,-8150,0,21600]); s.L('Interest received',D(14800,.15)); a=s.end('Total cash receipts')
    s.begin('Cash disbursements'); s.L('Operating expenses paid',D(-812000,.07)); s.L('Payroll funded',D(-187000,.03)); s.L('Utilities paid',D(-241000,.1)); s.L('Real estate taxes paid',[-704215,0,-704216,0]); s.L('Insurance premiums paid',[0,-318440,0,0]); s.L('Management fees paid',D(-103000,.04)); s.L('Professional fees paid',D(-28500,.4)); b=s.end('Total cash disbursements')
    o=s.end('Net cash from operating activities',typ='TOTAL')
    s.begin('INVESTING ACTIVITIES'); s.L('Tenant improvements',D(-312000,.5)); s.L('Leasing commissions',D(-118000,.5)); s.L('Building capital projects',[-46200,-88915,-402180,-251300]); s.L('Deposits to lender reserves',[-75000]*4); s.L('Releases from lender reserves',[0,61340,385220,198000]); i=s.end('Net cash used in investing activities',typ='TOTAL')
    s.begin('FINANCING ACTIVITIES'); s.L('Interest paid',D(-742000,.01)); s.L('Principal paid',[-151220,-152910,-154618,-156345]); s.L('Member contributions',[0,0,750000,0]); s.L('Loan extension fee',[0,0,0,-145000])
    dist=[480000,395000,310000,520000]; s.L('Distributions to members',[-d for d in dist]); f=s.end('Net cash used in financing activities',typ='TOTAL')
    n=s.T('NET CHANGE IN CASH',[(o,1),(i,1),(f,1)],key='net_cash_flow')
    nb=s.rows[n]['base']; bg=[2106418]
    for x in nb[:3]: bg.append(bg[-1]+x)
    def bal(label,b,last,typ='LINE',items=None):
        s.rows.append(dict(label=label,type=typ,base=list(b),vals=list(b)+[last],code=None,items=items,kind='bal',raw=False,lvl=0,hide=False)); return len(s.rows)-1
    k=bal('Cash, beginning of period',bg,bg[0]); e=[x+y for x,y in zip(bg,nb)]; bal('Cash, end of period',e,e[3],'TOTAL',[(n,1),(k,1)])
    assert min(e)>0,e
    s.H('JOINT VENTURE WATERFALL')
    pref=[rnd(x) for x in (318750,318750,310000,330000)]; pr=pref; cat=[60000,30000,0,70000]; res=[d-p-c for d,p,c in zip(dist,pr,cat)]
    s.begin('Tier 1 - 8% preferred return'); s.L('Ostrander Capital (LP)',[rnd(p*.85) for p in pr]); s.L('Fenwick Sponsor (GP)',[p-rnd(p*.85) for p in pr]); t1=s.end('Tier 1 distributions')
    s.begin('Tier 2 - return of capital'); s.L('Ostrander Capital (LP)',[rnd(p*.85) for p in cat]); s.L('Fenwick Sponsor (GP)',[p-rnd(p*.85) for p in cat]); t2=s.end('Tier 2 distributions')
    s.begin('Tier 3 - 75 / 25 split'); s.L('Ostrander Capital (LP)',[rnd(p*.75) for p in res]); s.L('Fenwick Sponsor (GP)',[p-rnd(p*.75) for p in res]); t3=s.end('Tier 3 distributions')
    s.T('TOTAL DISTRIBUTIONS',[(t1,1),(t2,1),(t3,1)])
    wb=xlsxwriter.Workbook(os.path.join(DOC,F)); wb.set_properties({'created':__import__('datetime').datetime(2024,10,30)})
    cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Cash Flow'); tm=wb.add_worksheet('JV Terms')
    fo=lambda **k:wb.add_format({**dict(font_name='Verdana',font_size=8),**k})
    cv.set_column(1,1,60)
    for r,t,z in [(3,'Fenwick Yards',20),(4,'Mixed office and flex campus, Raleigh, North Carolina',10),(6,'Cash flow and distribution package',12),(7,'Quarter ended September 30, 2024',10),(10,'Prepared by Ostrander Capital asset management',9)]: cv.write(r,1,t,wb.add_format(dict(font_name='Verdana',font_size=z)))
    tm.write_row(0,0,['Tier','LP','GP'],fo(bold=True))
    for k,row in enumerate([['1 - 8% preferred return',.85,.15],['2 - return of capital',.85,.15],['3 - residual',.75,.25]]): tm.write(k+1,0,row[0],fo()); tm.write(k+1,1,row[1],fo(num_format='0%')); tm.write(k+1,2,row[2],fo(num_format='0%'))
    tm.set_column(0,0,30)
    ws.set_column(0,0,3); ws.set_column(1,1,3); ws.set_column(2,2,36); ws.set_column(3,7,14); ws.hide_gridlines(2); ws.fit_to_pages(1,1)
    ws.write(0,0,'Fenwick Yards',fo(bold=True)); ws.write(1,0,'Statement of Cash Flows and Distributions',fo(bold=True)); ws.write(2,0,'Four quarters ended September 30, 2024 (cash basis)',fo())
    H=fo(bold=True,bg_color='#404040',font_color='white',align='right')
    for c in range(8): ws.write(4,c,'',H)
    for c,t in enumerate(s.columns): ws.write(4,3+c,t,H)
    pos={};y=5
    for j,r in enumerate(s.rows):
        if r['type']=='HEADING' and r['lvl']==0: y+=1
        pos[j]=y;y+=1
    rn=lambda j:pos[j]+1; N='#,##0;[Red](#,##0);0'
    for j,r in enumerate(s.rows):
        y=pos[j]; tot=r['items'] is not None
        ws.write(y,min(r['lvl'],2),r['label'],fo(bold=tot or r['type']=='HEADING'))
        if r['type']=='HEADING': continue
        ft=fo(num_format=N,bold=tot,top=1 if tot else 0,bg_color='#F2F2F2' if r['type']=='TOTAL' else '#FFFFFF')
        for c,v in enumerate(r['vals']):
            if r['label']=='Cash, beginning of period':
                if c==0: ws.write_number(y,3,v,ft)
                elif c<4: ws.write_formula(y,3+c,f'={col(2+c)}{y+2}',ft,v)
                else: ws.write_formula(y,7,f'=D{y+1}',ft,v)
            elif tot: ws.write_formula(y,3+c,formula(r['items'],rn,3+c),ft,v)
            elif c==4: ws.write_formula(y,7,f'=SUM(D{y+1}:G{y+1})',ft,v)
            else: ws.write_number(y,3+c,v,ft)
    ws.write(y+2,0,'Contribution of May 2024 funded the lobby and fitness center program.',fo(italic=True))
    wb.close()
    save(F,[s],'OFFICE','CASH_FLOW_STATEMENT','JV asset manager, Excel model','Direct method, quarters and trailing total, labels stepping over three columns, cover and terms sheets, waterfall below in the same columns',True)
