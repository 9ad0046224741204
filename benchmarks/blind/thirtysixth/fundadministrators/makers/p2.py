# Consolidating statement of operations, office fund, legal landscape, fpdf2, Times
from .common import *
from fpdf import FPDF
F='NCOF_II_consolidating_operations_3Q24.pdf'
def make():
    g=random.Random(3602)
    cols=['One Meridian Place','Calloway Tower','Riverbend I & II','Stratton Crossing','Fund Level & OpCo','Eliminations','Consolidated']
    s=St('Consolidating Statement of Operations','Northgate Core Office Fund II, L.P.','2024-07-01','2024-09-30',cols,derive=lambda b,k:list(b)+[sum(x or 0 for x in b)],dash=True)
    sz=[412,655,288,176] # ksf
    def P(perk,vol=.1,fund=0,el=0,only=None):
        return [rnd(perk*z*(1+g.gauss(0,vol))) if only is None or i in only else 0 for i,z in enumerate(sz)]+[fund,el]
    s.begin('Revenues')
    s.begin()
    s.L('Base rental income',P(7900,.09)); s.L('Straight-line rent adjustment',P(190,.5)); s.L('Amortization of above/below-market leases, net',P(-62,.4,only=[0,1,3]))
    s.L('Expense recoveries - operating',P(1460,.12)); s.L('Expense recoveries - real estate taxes',P(1180,.1)); s.L('Tenant electric reimbursements',P(415,.15,only=[0,1,2]))
    s.L('Parking income, net',P(520,.3,only=[0,1])); s.L('Lease termination income',P(300,.2,only=[2])); s.L('Other tenant charges',P(48,.3))
    s.end('Total rental and related revenue')
    mf=P(348,.03); fee=sum(mf[:4]); s.L('Property management fee income - affiliates',[0,0,0,0,fee,-fee])
    am=[rnd(x) for x in (31250,52500,21250,14000)]
    s.L('Interest and other income',[1844,3120,960,412,58317,0])
    ti=s.end('Total revenues',key='total_income',typ='TOTAL')
    s.begin('Property operating expenses')
    for l,k,v in [('Cleaning and janitorial',495,.1),('Repairs and maintenance',610,.13),('Utilities',690,.12),('Security',255,.12),('Elevator and mechanical contracts',170,.1),('Landscaping and snow removal',64,.2),('Salaries and benefits - building staff',560,.08),('Insurance',233,.07),('General building and administrative',118,.2)]: s.L(l,P(k,v),kind='exp')
    s.L('Property management fees - affiliates',mf[:4]+[0,-fee],kind='exp'); s.L('Ground rent',[0,287500,0,0,0,0],kind='exp')
    s.begin(); s.L('Real estate taxes - current',P(1790,.08)); s.L('Real estate taxes - prior-year appeals refund',[0,-148206,0,0,0,0]); s.end('Real estate taxes, net',kind='exp')
    te=s.end('Total property operating expenses',key='total_operating_expenses',typ='TOTAL',kind='exp')
    noi=s.T('Net operating income',[(ti,1),(te,-1)],key='noi')
    s.begin('Other expenses (income)')
    s.L('Depreciation',P(1870,.06)); s.L('Amortization of lease intangibles and leasing costs',P(735,.2))
    s.L('Interest expense - mortgage notes',P(2010,.08,only=[0,1,3])); ic=211875
    s.L('Interest expense (income) - affiliate note',[0,0,ic,0,-ic,0]); s.L('Asset management fee (Note B)',[0,0,0,0,612500,0])
    s.L('Fund administration, audit and tax',[0,0,0,0,148960,0]); s.L('State franchise and margin taxes',[18250,33100,9400,0,2750,0])
    s.L('Unrealized loss (gain) on interest rate cap (Note C)',[0,164322,0,-20518,0,0])
    ot=s.end('Total other expenses',typ='TOTAL')
    ni=s.T('Net income (loss)',[(noi,1),(ot,-1)],key='net_income')
    nb=s.rows[ni]['base']; nci=[0,-rnd(nb[1]*.35),0,-rnd(nb[3]*.1),0,0]
    n=s.L('Less: (income) loss attributable to noncontrolling interests (Note A)',nci)
    s.T('Net income (loss) attributable to the Fund',[(ni,1),(n,1)])
    s.H('Supplemental information')
    s.R('Rentable square feet',[412380,655104,288216,176050,None,None,1531750],fmt='n')
    s.R('Occupancy at quarter end',[.914,.876,.802,.953,None,None,.881],fmt='p')
    s.R('Average in-place base rent per square foot',[33.12,34.65,29.87,31.4,None,None,33.03],fmt='r')
    pdf=FPDF('L','pt',(612,1008)); pdf.set_auto_page_break(False); pdf.set_creation_date(__import__('datetime').datetime(2024,11,8))
    xs=[440+i*88 for i in range(7)]; xs[5]+=4;xs[6]+=10
    hd=[('One','Meridian','Place'),('','Calloway','Tower'),('Riverbend','I & II',''),('','Stratton','Crossing'),('Fund','Level &','OpCo'),('','','Eliminations'),('','','Consolidated')]
    hd[2]=('','Riverbend','I & II')
    def right(x,y,t,st='',sz=8.2):
        pdf.set_font('Times',st,sz); pdf.text(x-pdf.get_string_width(t),y,t)
    def top(cont):
        pdf.add_page(); pdf.set_font('Times','B',13); pdf.text(40,42,'Northgate Core Office Fund II, L.P.')
        pdf.set_font('Times','B',11); pdf.text(40,57,'Consolidating Statement of Operations'+(' (continued)' if cont else ''))
        pdf.set_font('Times','I',9.5); pdf.text(40,70,'For the three months ended September 30, 2024'); pdf.text(40,82,'(Unaudited; in U.S. dollars)')
        for x,h in zip(xs,hd):
            for k,t in enumerate(h):
                pdf.set_font('Times','B',8.2); w=max(pdf.get_string_width(q) for q in h); right(x,86+k*10,t,'B')
        pdf.set_font('Times','',8); own=['100.0%','65.0%','100.0%','90.0%']
        pdf.text(40,120,'Fund ownership interest')
        for x,o in zip(xs,own): right(x,120,o,'I',8)
        pdf.set_line_width(.8); pdf.line(38,125,xs[-1]+4,125)
        return 140
    y=top(False)
    brk=[j for j,r in enumerate(s.rows) if r['label']=='Other expenses (income)'][0]
    for j,r in enumerate(s.rows):
        if j==brk: right(xs[-1],590,'1','',8); pdf.set_font('Times','I',7.5); pdf.text(40,590,'See accompanying notes on the following page.'); y=top(True)
        if r['label']=='': continue
        t=r['type']; b='B' if t!='LINE' else ''
        if t=='HEADING': y+=5
        pdf.set_font('Times',b,8.6); lab=r['label']; pdf.text(40+10*r['lvl'],y,lab)
        if t!='HEADING':
            for x,v in zip(xs,r['vals']):
                if r['raw']: tx='' if v is None else {'n':f"{v:,}" if v is not None else '','p':f"{v*100:.1f}%" if v else '','r':f"{v:.2f}" if v else ''}[r['fmt']]
                else:
                    tx=fm(v,0,'paren','-')
                if not r['raw'] and t in('SUBTOTAL','TOTAL'): pdf.set_line_width(.4); pdf.line(x-62,y-8.5,x,y-8.5)
                if r['label'].startswith(('Base rental','Net income (loss) attrib')) and v: pdf.set_font('Times',b,8.2); pdf.text(x-62,y,'$')
                right(x if not tx.endswith(')') else x+2.7,y,tx,b)
                if r['label'].startswith('Net income (loss) attrib'): pdf.line(x-62,y+3,x,y+3); pdf.line(x-62,y+5,x,y+5)
        y+=13.2 if t=='LINE' else 16
    y+=14; pdf.set_font('Times','B',8.5); pdf.text(40,y,'Notes'); y+=12
    for k in ['Note A - The Fund holds a 65% interest in Calloway Tower Venture LLC and a 90% interest in Stratton Crossing Owner LLC. Both are consolidated; the partners\' shares are shown as noncontrolling interests.',
              'Note B - Asset management fee is 1.10% per annum of invested equity, paid quarterly in arrears to the General Partner. It is an expense of the Fund and is not charged to the properties.',
              'Note C - Caps are marked to market each quarter end; no hedge accounting is applied.',
              'Riverbend I & II was refinanced with a note from the Fund on February 15, 2024 (6.00% interest only).']:
        pdf.set_font('Times','',8); pdf.text(40,y,k); y+=11
    right(xs[-1],590,'2','',8); pdf.output(os.path.join(DOC,F))
    save(F,[s],'OFFICE','OPERATING_STATEMENT','Fund administrator, Investran','Consolidating, four properties, fund level, eliminations, consolidated; legal landscape, Times, notes',True)
