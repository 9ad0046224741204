# Resort, cash flow statement by quarter
from .core import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
NAME='SaltFlatResort_CashFlow_FY2024.xlsx'
def make():
    g=rng(12)
    C=['Q1 2024','Q2 2024','Q3 2024','Q4 2024','FY 2024','FY 2023']
    s=S('Consolidated Statement of Cash Flows','Salt Flat Springs Resort & Spa','2024-01-01','2024-12-31',C,sheet='CF Stmt')
    def L(lab,q,py,ind=2): return s.L(lab,list(q)+[sum(q),py],ind=ind)
    T=lambda lab,it,rt='SUBTOTAL',ind=1: s.T(lab,it,rt,ind=ind)
    s.H('Cash flows from operating activities',ind=0)
    ni=L('Net income (loss)',[-214380,486915,731240,-96075],612338,1); s.K('net_income',ni)
    s.H('Adjustments to reconcile net income to cash:',ind=1)
    a=[L('Depreciation and amortization',[318450,321120,324875,331090],1218664),L('Amortization of deferred financing costs',[11250]*4,45000),L('Loss on disposal of equipment',[0,7415,0,18260],3120)]
    s.H('Changes in operating assets and liabilities:',ind=1)
    b=[L('Guest and city ledger receivables',[88210,-164905,-71330,142615],-38470),L('Inventories - F&B and spa retail',[-12440,-28615,9870,21055],-7915),L('Prepaid expenses',[-96330,41285,38940,17710],11206),L('Accounts payable and accrued expenses',[-71845,118360,54115,-83290],46833),L('Advance deposits - weddings and groups',[214600,96375,-188420,-61105],82940),L('Gift cards outstanding',[-31275,6410,4985,48330],15877),L('Occupancy and sales taxes payable',[9860,38115,12470,-41690],4206),L('Due to operator',[0,-15000,15000,0],-22400)]
    op=T('Net cash provided by operating activities',[ni]+a+b,'TOTAL')
    s.H('Cash flows from investing activities',ind=0)
    c=[L('Guestroom renovation - Mesa wing',[-148900,-412650,-386215,-97440],-228150),L('Other capital expenditures',[-41215,-63870,-28140,-55965],-201730),L('Purchase of golf carts and vehicles',[0,-38500,0,0],-61200),L('Proceeds from sale of equipment',[0,4200,0,9500],2750),L('FF&E reserve deposits',[-118325,-187440,-214905,-129630],-602480),L('FF&E reserve releases',[120000,380000,350000,90000],410000)]
    iv=T('Net cash used in investing activities',c,'TOTAL')
    s.H('Cash flows from financing activities',ind=0)
    d=[L('Principal payments on mortgage',[-86410,-87655,-88920,-90205],-335410),L('Draws on revolving line',[250000,0,0,150000],100000),L('Repayments of revolving line',[0,-150000,-100000,0],-175000),L('Member contributions',[200000,0,0,0],0),L('Distributions to members',[0,-150000,-400000,-50000],-550000),L('Finance lease payments',[-8640,-8640,-8640,-8640],-33120)]
    fn=T('Net cash provided by (used in) financing activities',d,'TOTAL')
    nc=T('Net increase (decrease) in cash and restricted cash',[op,iv,fn],'TOTAL',0); s.K('net_cash_flow',nc)
    v=s.rows[nc]['v']; beg=[1184260]
    for k in range(3): beg.append(beg[-1]+v[k])
    beg+= [beg[0],beg[0]-v[5]]
    bi=s.L('Cash and restricted cash, beginning of period',beg,ind=0)
    en=T('Cash and restricted cash, end of period',[nc,bi],'TOTAL',0)
    assert s.rows[en]['v'][3]==s.rows[en]['v'][4] and s.rows[en]['v'][5]==beg[0]
    s.H('Supplemental disclosures',ind=0)
    s.L('Cash paid for interest',[168420,166905,165310,163880,664515,689275],ind=1); s.L('Cash paid for state franchise taxes',[0,4150,0,0,4150,3900],ind=1)
    wb=xlsxwriter.Workbook(os.path.join(DOC,NAME)); ws=wb.add_worksheet('CF Stmt')
    cv=dict(font_name='Garamond',font_size=11); F=lambda **k: wb.add_format({**cv,**k})
    ws.hide_gridlines(2); ws.set_column(0,0,3); ws.set_column(1,1,52); ws.set_column(2,5,13); ws.set_column(6,6,2); ws.set_column(7,8,14)
    ws.write(1,1,'Salt Flat Springs Resort & Spa',F(bold=1,font_size=15,font_color='#7B3F00')); ws.write(2,1,'Consolidated Statement of Cash Flows',F(font_size=12)); ws.write(3,1,'Year ended December 31, 2024, by quarter (in US dollars, unaudited)',F(italic=1))
    cols=[2,3,4,5,7,8]
    ws.merge_range(5,2,5,5,'Three months ended',F(align='center',bold=1,bottom=1)); ws.merge_range(5,7,5,8,'Twelve months ended',F(align='center',bold=1,bottom=1))
    for col,t in zip(cols,['Q1 2024','Q2 2024','Q3 2024','Q4 2024','FY 2024','FY 2023']): ws.write(6,col,t,F(bold=1,align='right',bottom=2))
    y=7; pos={}; nf='#,##0_);(#,##0);"–"_)'; nt='$#,##0_);($#,##0);"–"_)'
    for i,r in enumerate(s.rows):
        if r['rt']=='HEADING' and r['ind']==0: y+=1
        if i==bi: pass
        pos[i]=y
        t=r['rt']=='TOTAL'; ws.write(y,1,r['label'],F(bold=t or (r['rt']=='HEADING' and r['ind']==0),indent=r['ind'],italic=r['rt']=='HEADING' and r['ind']==1))
        if r['rt']!='HEADING':
            ex=dict(top=1,bold=1) if t else {}
            if i==en: ex['bottom']=6
            fm=F(num_format=nt if (t or i in(ni,bi)) else nf,**ex)
            r['dash']=1
            for k,col in enumerate(cols):
                val=r['v'][k]
                if t: ws.write_formula(y,col,'='+'+'.join(rc(pos[j],col) for j in r['items']),fm,val)
                elif k==4 and i!=bi: ws.write_formula(y,col,f'=SUM({rc(y,2)}:{rc(y,5)})',fm,val)
                elif i==bi and k==4: ws.write_formula(y,col,f'={rc(y,2)}',fm,val)
                elif i==bi and 0<k<4: ws.write_formula(y,col,f'={rc(y+1,col-1)}',fm,val)
                else: ws.write_number(y,col,val,fm)
        y+=1
    ws.write(y+1,1,'Restricted cash consists of the lender-held FF&E reserve operating sub-account and advance deposit account.',F(font_size=9,italic=1))
    ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    save(NAME,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','resort owner finance team','indirect cash flow by quarter with FY and prior FY, gap column, formulas, dashes for nil',False)
