from common import *
import xlsxwriter
N='Heron Marsh GCC - Oct 31 2025 draft statements.xlsx'
rnd=random.Random(404)
b=S('Balance Sheet','Heron Marsh Golf & Country Club Limited',None,'2025-10-31',['2025','2024'],sheet='BS')
b.head('ASSETS');b.head('Current')
def L(l,x,y,**k): return b.line(l,[x,y],**k)
ca=b.tot('Total current assets',[L('Cash',318442,271905),L('Short-term investments (GICs)',450000,300000),L('Members\' accounts receivable',96318,88127),L('Inventory - pro shop',142760,131284),L('Inventory - food and beverage',38915,41370),L('Prepaid expenses',27604,24118)])
ta0=[ca,L('Restricted cash - capital reserve',212000,184500)]
b.head('Capital assets')
gr=[L('Land and course development',3964100,3964100),L('Clubhouse and buildings',5218330,5176930),L('Irrigation system',1187400,1187400),L('Course equipment',1642885,1512610),L('Furniture and fixtures',603240,588115)]
ad=L('Less: accumulated amortization',-5471226,-5123904)
nc=b.tot('Net capital assets',gr+[ad])
ta=b.tot('TOTAL ASSETS',ta0+[nc],'TOTAL',key='total_assets')
b.head('LIABILITIES');b.head('Current ')
b.rows[-1]['label']='Current'
cl=b.tot('Total current liabilities',[L('Accounts payable and accrued liabilities',188214,203667),L('HST payable',21480,19865),L('Deferred revenue - 2026 annual dues',402150,377820),L('Gift certificates outstanding',33745,30190),L('Current portion of long-term debt',164000,158000)])
lt=L('Long-term debt',1742300,1906300);dr=L('Deferred entrance fees',0,42000)
tl=b.tot('TOTAL LIABILITIES',[cl,lt,dr],'TOTAL',key='total_liabilities')
b.head("MEMBERS' EQUITY")
tA=b.rows[ta]['vals'];tL=b.rows[tl]['vals']
sc=L('Share capital (412 voting shares)',2884000,2884000)
rs=L('Capital reserve',212000,184500)
dfc=L('Unrestricted surplus',tA[0]-tL[0]-2884000-212000,tA[1]-tL[1]-2884000-184500)
te=b.tot("TOTAL MEMBERS' EQUITY",[sc,rs,dfc],'TOTAL',key='total_equity')
tle=b.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],'TOTAL')
print('surplus',b.rows[dfc]['vals'])
delta=b.rows[te]['vals'][0]-b.rows[te]['vals'][1]; print('equity change',delta)
# operations: surplus of the year must equal the equity change
o=S('Statement of Operations','Heron Marsh Golf & Country Club Limited','2024-11-01','2025-10-31',['2025 Actual','2025 Budget','Over (under)','2024 Actual'],sheet='Operations')
def O(l,a,bu,p,**k): return o.line(l,[a,bu,None if a is None else a-bu,p],**k)
o.head('REVENUE')
rv=[O('Annual dues',1448789,1437000,1372410),O('Entrance fees earned',42000,42000,42000),O('Green fees - guests and public',518766,545000,531904),O('Power cart rentals',241315,236000,228470),O('Driving range',78402,74500,71966),O('Tournaments',163940,180000,171225),O('Pro shop sales',372118,360000,348652),O('Food and beverage sales',1143507,1120000,1069833),O('Locker and bag storage',61280,60000,58930),O('Interest and sundry',19466,12000,15208)]
ti=o.tot('Total revenue',rv,'TOTAL',key='total_income')
o.head('COST OF SALES')
cs=o.tot('Total cost of sales',[O('Pro shop',264930,252000,247911),O('Food and beverage',411208,398000,383665)])
gm=o.tot('GROSS MARGIN',[ti,(cs,-1)],'TOTAL')
def dep(h,ls):
    o.head(h);return o.tot(f'Total {h.lower()}',[O(*l) for l in ls])
d1=dep('Course maintenance',[('Wages and benefits',612344,598000,581207),('Fertilizer and chemicals',133815,140000,129466),('Sand, seed and sod',38207,42000,40118),('Fuel',47962,45000,49330),('Equipment repairs and leases',121455,110000,104289),('Irrigation and pump house hydro',36810,35000,34177)])
d2=dep('Clubhouse',[('Wages - kitchen and service',458911,450000,431560),('Wages - cleaning',61730,60000,58444),('Hydro and gas',97344,94000,92116),('Repairs',58290,50000,61873),('Linen and supplies',41105,40000,38620),('Municipal taxes',118642,119000,113780)])
d3=dep('Golf operations',[('Wages - professional and starters',243180,240000,229345),('Cart lease',112800,112800,108600),('Range balls and supplies',17466,15000,14980),('Tournament prizes',39215,45000,42307)])
d4=dep('Administration',[('Salaries',301260,300000,287400),('Insurance',88214,86000,79650),('Professional fees',29500,26000,24750),('Credit card charges',58133,55000,53418),('Office, telephone and computer',46920,44000,43377),('Marketing and web',21744,28000,25190)])
te2=o.tot('TOTAL OPERATING EXPENSES',[d1,d2,d3,d4],'TOTAL',key='total_operating_expenses')
op=o.tot('SURPLUS FROM OPERATIONS',[gm,(te2,-1)],'TOTAL',key='noi')
o.key.pop('noi')
int_=O('Interest on long-term debt',109310,109500,118260)
am=347322; cur=o.rows[op]['vals'][0]
print('op',o.rows[op]['vals'])
# capital assessments line makes the year tie to the balance sheet
ca_=delta-(cur-109310-am); print('assess',ca_)
amr=O('Amortization',am,345000,331608);cax=O('Capital levy',ca_,round(ca_,-3),96820)
nn=o.tot('SURPLUS FOR THE YEAR',[op,(int_,-1),(amr,-1),cax],'TOTAL',key='net_income')
print(o.rows[nn]['vals'])
wb=xlsxwriter.Workbook(doc(N))
F=lambda **k: wb.add_format(dict(font_name='Times New Roman',font_size=11,**k))
num='#,##0_);(#,##0);"-"_)'
for st,shn in ((b,'BS'),(o,'Operations')):
    ws=wb.add_worksheet(shn);ws.hide_gridlines(2);n=len(st.cols);C=1 if shn=='BS' else 2
    last=C+n-1 if shn!='BS' else 4
    for i,t in enumerate([st.prop,st.title if shn!='BS' else 'Balance Sheet','As at October 31, 2025 with comparative figures for 2024' if shn=='BS' else 'Year ended October 31, 2025']):
        ws.merge_range(i,0,i,last,t,F(bold=(i<2),align='center'))
    ws.merge_range(3,0,3,last,'(Unaudited - draft for discussion - see Notes)',F(italic=1,align='center'))
    hr=5;cols=[3,4] if shn=='BS' else [2,3,4,6]
    for k,h in enumerate(st.cols):
        if shn=='BS': ws.write_number(hr,cols[k],int(h),F(bold=1,align='right',bottom=1))
        else: ws.write(hr,cols[k],h.replace(' ','\n',1),F(bold=1,align='right',bottom=1,text_wrap=1))
    if shn=='BS': ws.write(hr,2,'Note',F(italic=1,align='center'))
    R=hr;note={'Long-term debt':4,'Restricted cash - capital reserve':2,'Net capital assets':3,'Share capital (412 voting shares)':5}
    for r in st.rows:
        R+=1
        if r['rt']=='HEADING' and R>hr+1 and r['label'].isupper(): R+=1
        big=r['rt']!='LINE'
        ws.write(R,0 if (big and r['rt']!='SUBTOTAL') else 1,r['label'],F(bold=r['rt'] in('TOTAL','HEADING')))
        if shn=='BS' and r['label'] in note: ws.write(R,2,note[r['label']],F(align='center',italic=1))
        if r['rt']!='HEADING':
            for k,v in enumerate(r['vals']):
                ws.write_number(R,cols[k],v,F(num_format=('$ '+num if False else num),top=1 if r['items'] else 0,bottom=6 if r['rt']=='TOTAL' and r['label'] in('TOTAL ASSETS',"TOTAL LIABILITIES AND MEMBERS' EQUITY",'SURPLUS FOR THE YEAR') else 0,bold=r['rt']=='TOTAL'))
        if r['rt']=='TOTAL': R+=1
    ws.set_column(0,0,3);ws.set_column(1,1,44);ws.set_column(2,6,13)
    if shn=='BS':ws.set_column(2,2,6)
    else: ws.set_column(5,5,2)
    ws.fit_to_pages(1,1)
    if shn=='BS':
        ws.write(R+2,1,'Approved by the Board: ____________________ Director',F())
ws=wb.add_worksheet('Notes')
for i,t in enumerate(['Notes (draft)','1. Basis: accounting standards for private enterprises; unaudited.','2. The capital reserve is restricted by by-law 14 and funded by the capital levy.','3. Amortization is straight-line over 5 to 40 years.','4. Term loan at 5.65%, secured by a first charge on the clubhouse lands, due 2034.','5. One voting share per full playing member.']): ws.write(i,0,t,F(bold=(i==0)))
ws.set_column(0,0,90)
wb.close()
save(N,[b,o],'OTHER','BALANCE_SHEET','s47c','golf club accountant workbook, balance sheet and operations on two sheets, notes sheet, note column, gap columns',False)
