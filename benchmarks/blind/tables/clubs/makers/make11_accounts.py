"""LibreOffice Calc print of a treasurer's sheet (xlsx): two statements side by side."""
import subprocess,re,html
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from make_lib import write
name='treasurer_accounts'
wb=Workbook(); w=wb.active; w.title='Accounts'; FN='Liberation Sans Narrow'
thin=Side(style='thin'); dbl=Side(style='double'); med=Side(style='medium')
for c,x in zip('ABCDEFGHI',(31,6,11,11,4,34,11,11,2)): w.column_dimensions[c].width=x
w['A1']='Pilling Moss Bowls and Social Club'; w['A1'].font=Font(name=FN,size=15,bold=True)
w['A2']='Honorary Treasurer’s accounts for the year ended 30 September 2025 (unaudited)'; w['A2'].font=Font(name=FN,size=10,italic=True)
T={}
def f(v): return f'{v:,}' if v>0 else f'({-v:,})' if v<0 else '-'
def put(key,r,c0,vals,bold=False,top=None,bot=None,numcols=2,fill=None,italic=False,indent=0):
    t=T.setdefault(key,{'r0':r,'c0':c0,'n':len(vals),'cells':[],'rows':0}); i=t['rows']; t['rows']+=1
    for j,v in enumerate(vals):
        c=w.cell(r,c0+j); num=j>=len(vals)-numcols
        if v not in('',None):
            c.value=v; t['cells'].append([i,j,i,j,f(v) if isinstance(v,int) and num else str(v)])
            if isinstance(v,int) and num: c.number_format='#,##0;(#,##0);"-"'
        c.font=Font(name=FN,size=10,bold=bold,italic=italic); c.alignment=Alignment(horizontal='right' if num else 'center' if isinstance(v,int) else 'left',vertical='center',wrap_text=not num,indent=indent if j==0 else 0)
        if num and (top or bot): c.border=Border(top=top,bottom=bot)
        if fill: c.fill=PatternFill('solid',fgColor=fill)
w['A4']='Income and expenditure'; w['F4']='Balance sheet at 30 September'
for a in('A4','F4'): w[a].font=Font(name=FN,size=11,bold=True)
r=5; put('ie',r,1,['','Note','2025 £','2024 £'],bold=True,fill='D9E2D5',numcols=2)
def block(key,r,c0,title,rows,total,note=True):
    put(key,r,c0,[title]+(['']if note else[])+['',''],bold=True); r+=1; s=[0,0]
    for x in rows:
        n,nt,a,b=x; put(key,r,c0,[n]+([nt] if note else [])+[a,b],indent=1); s=[s[0]+a,s[1]+b]; r+=1
    put(key,r,c0,[total]+(['']if note else[])+s,top=thin); return r+1,s
r,i=block('ie',6,1,'Income',[('Members’ subscriptions','',9120,8840),('Green fees and visiting sides','',1386,1502),('Bar takings less purchases',1,14207,12955),('Function room hire','',3640,2915),('Lottery and bingo',2,5218,5604),('Fruit machine','',1893,2110),('Insurance claim, pavilion roof',3,6250,0),('Interest and sundry','',327,214)],'Total income')
r,e=block('ie',r,1,'Expenditure',[('Bar staff wages','',11874,11020),('Greenkeeper (part-time)','',6240,6000),('Seed, dressings and fuel for the mowers','',2155,1987),('Rates and water','',2310,2264),('Gas and electricity','',5086,5742),('Roof repair',3,6980,0),('Insurance','',2418,2195),('County and national affiliation','',934,902),('Competition prizes','',760,745),('Licences and music','',588,571),('Telephone, post and printing','',412,466),('Depreciation of plant',4,1450,1630)],'Total expenditure')
put('ie',r,1,['Surplus before tax','',i[0]-e[0],i[1]-e[1]],bold=True); r+=1
tax=[62,41]; put('ie',r,1,['Corporation tax on interest','',*tax],indent=1); r+=1
sp=[i[k]-e[k]-tax[k] for k in(0,1)]; put('ie',r,1,['Surplus for the year','',*sp],bold=True,top=thin,bot=dbl); end1=r
r=5; put('bs',r,6,['','2025 £','2024 £'],bold=True,fill='D9E2D5')
r,fa=block('bs',6,6,'Fixed assets',[('Clubhouse and green, at cost','',48000,48000),('Mowers and plant','',5120,6570),('Bar fittings','',2300,2300)],'',note=False) if 0 else block('bs',6,6,'Fixed assets',[('Clubhouse and green, at cost','',48000,48000),('Mowers and plant','',5120,6570),('Bar fittings','',2300,2300)],'Total fixed assets',False)
# bank balances close the accounts
cred=[('Brewery account','',-2316,-2540),('Subscriptions in advance','',-640,-515),('Corporation tax','',-62,-41)]
open24=61200; fund24=open24; fund25=fund24+sp[0]
dev=[3000,3000]
oth=[('Bar stock','',2874,2651),('Debtors and prepayments','',1120,985)]
bank=[ (fund25,fund24)[k]+dev[k]-fa[k]-sum(x[2+k] for x in oth)-sum(x[2+k] for x in cred) for k in(0,1)]
r,ca=block('bs',r,6,'Current assets',oth+[('Bank: current and deposit','',bank[0]-350,bank[1]-350),('Cash and bar float','',350,350)],'Total current assets',False)
r,cl=block('bs',r,6,'Less: current liabilities',cred,'Total current liabilities',False)
na=[fa[k]+ca[k]+cl[k] for k in(0,1)]
put('bs',r,6,['Net assets',*na],bold=True,top=thin,bot=dbl); r+=1
put('bs',r,6,['Represented by','',''],bold=True); r+=1
put('bs',r,6,['General fund brought forward',fund24,open24-sp[1]],indent=1); r+=1
put('bs',r,6,['Surplus for the year',*sp],indent=1); r+=1
put('bs',r,6,['Green replacement fund',*dev],indent=1); r+=1
put('bs',r,6,['Total funds',fund25+dev[0],fund24+dev[1]],bold=True,top=thin,bot=dbl); end2=r
assert na==[fund25+dev[0],fund24+dev[1]]
w.cell(end2+2,6,'Members at the year end').font=Font(name=FN,size=11,bold=True); r=end2+3
put('mem',r,6,['','Men','Women'],bold=True,fill='D9E2D5')
ms=[('Playing',61,38),('Junior',7,5),('Social',44,52),('Life',6,2)]
for x in ms: r+=1; put('mem',r,6,list(x))
r+=1; put('mem',r,6,['All members',sum(x[1] for x in ms),sum(x[2] for x in ms)],bold=True,top=thin)
w.cell(max(r,end1)+2,1,'Notes 1 to 4 are on the sheet pinned up in the bar.   D. Threlfall, Hon. Treasurer').font=Font(name=FN,size=9,italic=True)
w.page_setup.orientation='landscape'; w.page_setup.paperSize=9; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
w.oddFooter.center.text='Annual General Meeting, 4 December 2025'; w.print_area=f'A1:I{max(r,end1)+2}'
wb.save(name+'.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',name+'.xlsx'],capture_output=True,timeout=200)
bb=subprocess.run(['pdftotext','-bbox',name+'.pdf','-'],capture_output=True,text=True).stdout
ws=[(float(a),float(b),float(c),float(d_),html.unescape(t)) for a,b,c,d_,t in re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>',bb)]
print(bb.count('<page '),'pages',sp,bank,na,end1,end2,r)
F=lambda t: [x for x in ws if x[4]==t]
y=F('Note')[0]; x24=sorted(F('2024')); eu=sorted(x for x in ws if x[4]=='£' and abs(x[1]-y[1])<3)
inc=F('Income')[-1]; sur=sorted([x for x in F('Surplus') if x[0]<inc[0]+5],key=lambda x:x[1])[-1]; fx=F('Fixed')[0]; tf=[x for x in F('Total') if x[0]>fx[0]-3][-1]
men=F('Men')[0]; wo=F('Women')[0]; al=F('All')[0]
R=lambda *v:[round(x,1) for x in v]
bbx={'ie':R(inc[0]-2,y[1]-2,eu[1][2]+2,sur[3]+2),'bs':R(fx[0]-2,y[1]-2,eu[3][2]+2,tf[3]+2),'mem':R(fx[0]-2,men[1]-2,wo[2]+2,al[3]+2)}
write(name,[{"page":1,"bbox":bbx[k],"n_rows":T[k]['rows'],"n_cols":T[k]['n'],"cells":T[k]['cells']} for k in('ie','bs','mem')]); print(bbx)
