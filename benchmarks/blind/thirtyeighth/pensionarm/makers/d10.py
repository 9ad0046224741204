# consolidating balance sheet of a logistics JV
from lib import *
import xlsxwriter
def make():
    r=rng(10); s=S()
    sub=dict(land=[14200000,9850000,18600000],bldg=[52318400,36744150,71205900],ti=[3418220,1966475,4870310],ad=[-9814330,-5120945,-6318270],cip=[0,412880,1906215],cash=[1184236,863411,1542977],esc=[604180,388925,0],ar=[96412,41880,227365],sl=[1318640,702915,948330],comm=[1462385,884210,2316740],pre=[118206,84377,169442],
        mort=[38400000,27150000,49500000],fin=[-312480,-188335,-524910],ap=[148230,96405,388714],acc=[512340,318866,742119],ret=[0,38210,184550],ic=[120000,80000,150000],pr=[203118,140222,0],sd=[412500,265000,618300])
    eqs=[]
    for k in range(3):
        A=sum(sub[q][k] for q in ('land','bldg','ti','ad','cip','cash','esc','ar','sl','comm','pre')); Lb=sum(sub[q][k] for q in ('mort','fin','ap','acc','ret','ic','pr','sd')); eqs.append(A-Lb)
    ni=[1216480,702336,918742]; di=[-1850000,-1100000,-900000]
    cap=[e-n-d for e,n,d in zip(eqs,ni,di)]
    hc=dict(cash=742615,ic=350000,inv=sum(eqs),fin=286400,line=12500000,acc=94218)
    heq=hc['cash']+hc['ic']+hc['inv']+hc['fin']-hc['line']-hc['acc']
    def row(label,sv,h=0,el=0,code=None,ind=2):
        v=list(sv)+[h]; cb=sum(v); return s.line(label,v+[cb,el,cb+el],code=code,ind=ind)
    z=[0,0,0]
    s.head('ASSETS'); s.head('Investment in real estate',ind=1)
    i=[row('Land',sub['land'],code='1010'),row('Buildings & improvements',sub['bldg'],code='1020'),row('Tenant improvements',sub['ti'],code='1030'),row('Construction in progress',sub['cip'],code='1040'),row('Accumulated depreciation',sub['ad'],code='1090')]
    a=s.tot('Net investment in real estate',i,ind=1)
    s.head('Other assets',ind=1)
    i=[row('Cash & equivalents',sub['cash'],hc['cash'],code='1110'),row('Lender escrows',sub['esc'],code='1120'),row('Tenant receivables, net',sub['ar'],code='1210'),row('Straight-line rent receivable',sub['sl'],code='1220'),row('Deferred leasing costs, net',sub['comm'],code='1310'),row('Deferred financing - credit facility',z,hc['fin'],code='1320'),row('Prepaid expenses',sub['pre'],code='1330'),row('Due from subsidiaries',z,hc['ic'],-hc['ic'],code='1410'),row('Investment in subsidiaries',z,hc['inv'],-hc['inv'],code='1420')]
    b=s.tot('Total other assets',i,ind=1)
    ta=s.tot('TOTAL ASSETS',[a,b],type='TOTAL')
    s.head("LIABILITIES AND MEMBERS' EQUITY"); s.head('Liabilities',ind=1)
    i=[row('Mortgage notes payable',sub['mort'],code='2010'),row('Unamortized debt issuance costs',sub['fin'],code='2015'),row('Revolving credit facility',z,hc['line'],code='2020'),row('Accounts payable',sub['ap'],code='2110'),row('Accrued taxes & expenses',sub['acc'],hc['acc'],code='2120'),row('Retainage payable',sub['ret'],code='2130'),row('Due to Holdings',sub['ic'],0,-hc['ic'],code='2140'),row('Rents received in advance',sub['pr'],code='2210'),row('Security deposits',sub['sd'],code='2220')]
    tl=s.tot('Total liabilities',i,ind=1,type='TOTAL')
    s.head("Members' equity",ind=1)
    hn=sum(ni)-418233; hd=-3600000; hcap=heq-hn-hd
    pf=round(hcap*.9)
    i=[row('Capital - Pension investor (90%)',z,pf,0,code='3010'),row('Capital - Operating member (10%)',z,hcap-pf,0,code='3020'),row('Capital - Holdings',cap,0,-sum(cap),code='3030'),row('Distributions, year to date',di,hd,-sum(di),code='3110'),row('Net income, year to date',ni,hn,-sum(ni),code='3210')]
    te=s.tot("Total members' equity",i,ind=1,type='TOTAL')
    tt=s.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],type='TOTAL')
    assert s.rows[tt]['vals']==s.rows[ta]['vals'],(s.rows[tt]['vals'],s.rows[ta]['vals'])
    cols=['Cedar Yard I LLC','Cedar Yard II LLC','Cedar Yard III LLC','Cedar Yard Holdings JV LP','Combined','Eliminations','Consolidated']
    f='CedarYard_consolidating_BS_Dec24.xlsx'
    wb=xlsxwriter.Workbook(path(f)); ws=wb.add_worksheet('Consolidating BS')
    F=lambda **k: wb.add_format({**dict(font_name='Cambria',font_size=10),**k})
    ws.set_column('A:A',6); ws.set_column('B:C',2.5); ws.set_column('D:D',38); ws.set_column('E:G',14); ws.set_column('H:H',15); ws.set_column('I:I',1.2); ws.set_column('J:L',15)
    ws.merge_range('A1:L1','CEDAR YARD DISTRIBUTION PORTFOLIO',F(bold=True,align='center',font_size=12)); ws.merge_range('A2:L2','Consolidating Balance Sheet',F(align='center',bold=True)); ws.merge_range('A3:L3','December 31, 2024',F(align='center'))
    C=[4,5,6,7,9,10,11]
    for c,t in zip(C,cols): ws.write(5,c,t,F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1))
    ws.set_row(5,42); ws.write(5,0,'Acct',F(bold=True,bottom=1,valign='bottom'))
    NF='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'; row_=6; pos={}
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING':
            row_+=1; ws.write(row_,1+x['ind'],x['label'],F(bold=True)); row_+=1; continue
        pos[k]=row_; b=bool(x['items']); o=dict(bold=True,top=1) if b else {}
        if x['label'].startswith('TOTAL '): o['bottom']=6
        if x['code']: ws.write_number(row_,0,int(x['code']),F(font_color='#808080',align='left'))
        ws.write(row_,1+(x['ind']),x['label'],F(bold=b))
        for c,v,n in zip(C,x['vals'],range(7)):
            fm=F(num_format=NF,**o); e=row_+1
            if b: ws.write_formula(row_,c,xf(c,[pos[q] for q in x['items']],x['signs']),fm,v)
            elif n==4: ws.write_formula(row_,c,f'=SUM(E{e}:H{e})',fm,v)
            elif n==6: ws.write_formula(row_,c,f'=J{e}+K{e}',fm,v)
            elif v==0: ws.write_number(row_,c,0,fm)
            else: ws.write_number(row_,c,v,fm)
        row_+=1
        if x['label']=='TOTAL ASSETS': row_+=1
    row_+=1
    ws.write(row_,1,'Holdings carries its subsidiaries on the equity method; intercompany advances bear no interest.',F(italic=True,font_size=9))
    ws.freeze_panes(6,4); ws.set_landscape(); ws.fit_to_pages(1,1)
    wb.close()
    t=stmt_truth(s,'Consolidating Balance Sheet','CEDAR YARD DISTRIBUTION PORTFOLIO',None,'2024-12-31',cols,dict(total_assets=ta,total_liabilities=tl,total_equity=te),dash=True,sheet='Consolidating BS')
    save(f,[t],'WAREHOUSE','BALANCE_SHEET','joint-venture accountant','consolidating workbook: entities, combined, eliminations, consolidated; label levels in columns of their own, formulas, dashes for zero',True)
