# ResMan based affordable unit mix: type cells merged over AMI bands, two building sections with own headers, side recap, rent limits sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='um_canfield_lihtc'
# plan|bd|ba|sf ; lines: ami|units|occ|max|net|ua
D="""@FAMILY BUILDINGS (1-5)
#FA - 1 Bed|1|1|640
30|6|6|474|402|68
50|14|13|790|718|68
60|20|19|948|846|68
#FB - 2 Bed|2|1|870
30|8|8|569|481|85
50|22|21|948|855|85
60|34|32|1138|1024|85
#FB2 - 2 Bed TH|2|1.5|965
60|16|15|1138|1041|92
80|8|7|1518|1295|92
#FC - 3 Bed|3|2|1130
30|4|4|657|549|104
50|10|10|1095|980|104
60|18|17|1315|1178|104
#MGR - 2 Bed|2|1|870
Exempt|1|1|||
@SENIOR BUILDING (6)
#SA - Studio|0|1|480
50|6|6|738|680|52
60|8|8|886|795|52
#SB - 1 Bed|1|1|585
30|5|5|474|411|60
50|15|15|790|722|60
60|24|23|948|850|60"""
M=['sf','ami','units','occupied','vacant','other:Max. LIHTC Rent','gross','ua','net','monthly','other:Annual Rent']
HD=['Floor Plan','Bed','Bath','SF','AMI','Units','Occupied','Vacant','Max. LIHTC\nRent','Gross\nRent','UA','Net\nRent','Monthly\nRent','Annual\nRent']
secs=[]
for l in D.split('\n'):
    if l[0]=='@': secs.append((l[1:],[])); continue
    if l[0]=='#': t,b,ba,sf=l[1:].split('|'); secs[-1][1].append((t,int(b),float(ba),int(sf),[])); continue
    a,u,o,mx,nt,ua=l.split('|'); G=secs[-1][1][-1]; u,o=int(u),int(o)
    r=dict(type=G[0],beds=G[1],baths=G[2],sf=G[3],units=u,occupied=o,vacant=u-o)
    if a!='Exempt':
        r['ami']=int(a); r['other:Max. LIHTC Rent']=int(mx); r['gross']=int(nt)+int(ua); r['ua']=int(ua); r['net']=int(nt); r['monthly']=int(nt)*u; r['other:Annual Rent']=int(nt)*u*12; assert r['gross']<=int(mx),l
    G[4].append(r)
S=lambda rs:{k:sum(r.get(k,0) for r in rs) for k in('units','occupied','vacant','monthly','other:Annual Rent')}
wb=Workbook(); ws=wb.active; ws.title='Unit Mix'; rl=wb.create_sheet('2025 Limits')
f=lambda **k:Font(name='Tahoma',size=k.pop('s',9),**k); th=Side(style='thin',color='808080'); bx=Border(left=th,right=th,top=th,bottom=th); C=Alignment(horizontal='center',vertical='center',wrap_text=True); peach=PatternFill('solid',fgColor='FBE5D6'); gr=PatternFill('solid',fgColor='D9D9D9')
for c,w in zip('ABCDEFGHIJKLMNOPQR',[17,6,6,7,9,7,10,8,12,9,7,9,12,12,3,12,9,9]): ws.column_dimensions[c].width=w
ws.merge_cells('A1:N1'); ws['A1']='CANFIELD CROSSING'; ws['A1'].font=f(s=15,bold=True); ws['A1'].alignment=C
ws.merge_cells('A2:N2'); ws['A2']='Unit Mix by Set-Aside  -  ResMan affordable export, rents effective June 1, 2025  -  Ypsilanti, MI (Washtenaw Co.)'; ws['A2'].font=f(italic=True); ws['A2'].alignment=C
CO=dict(zip(M,range(4,15))); FM={'ami':'0"%"'}; y=4; rows=[];tot=[]
def cell(c,v,fo=None,fill=None,fmt=None,al=None):
    q=ws.cell(y,c,v); q.font=fo or f(); q.border=bx
    if fill: q.fill=fill
    if fmt: q.number_format=fmt
    if al: q.alignment=al
def nums(s,**k):
    for m in M:
        if m in s and m!='sf': cell(CO[m],s[m],fmt=FM.get(m,'$#,##0' if m in('monthly','other:Annual Rent') else '#,##0'),**k)
first=None
for t,gs in secs:
    ws.cell(y,1,t).font=f(bold=True,s=10,color='833C0B'); y+=1; first=first or y
    for c,h in enumerate(HD,1): cell(c,h,f(bold=True),peach,al=C)
    ws.row_dimensions[y].height=27; y+=1; n=[]
    for p,b,ba,sf,rs in gs:
        y0=y
        for r in rs:
            for c in range(1,15): ws.cell(y,c).border=bx
            if y==y0:
                cell(1,p,f(bold=True),al=C); cell(2,b,al=C); cell(3,ba,fmt='0.0',al=C); cell(4,sf,fmt='#,##0',al=C)
            if 'ami' not in r: cell(5,'Exempt',f(italic=True),al=Alignment(horizontal='right'))
            nums(r); y+=1; n.append(r)
        if len(rs)>1:
            for c in range(1,5): ws.merge_cells(start_row=y0,start_column=c,end_row=y-1,end_column=c)
    s=S(n); lab='Total '+t.split(' (')[0].title()
    for c in range(1,15): ws.cell(y,c).fill=gr; ws.cell(y,c).border=bx
    cell(1,lab,f(bold=True),gr); nums(s,fo=f(bold=True),fill=gr); ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=4); tot.append(dict(label=lab,**s)); rows+=n; y+=3
s=S(rows); cell(1,'PROPERTY TOTAL',f(bold=True,color='FFFFFF'),PatternFill('solid',fgColor='833C0B'))
for c in range(2,15): ws.cell(y,c).fill=PatternFill('solid',fgColor='833C0B')
nums(s,fo=f(bold=True,color='FFFFFF'),fill=PatternFill('solid',fgColor='833C0B')); tot.append(dict(label='PROPERTY TOTAL',**s)); y+=2
for t in ["Net rent is the rent charged by set-aside; gross rent = net rent + utility allowance (tenant pays electric and gas).","MGR unit is the on-site manager's, exempt from the set-aside; no rent is charged.",'UA per county housing commission schedule dated 1/1/2025.']:
    ws.cell(y,1,t).font=f(s=8,italic=True); y+=1
# side recap
y=first; ws.cell(y-1,16,'Set-aside recap').font=f(bold=True)
for c,h in((16,'Set-aside'),(17,'Units'),(18,'Share')): cell(c,h,f(bold=True),gr,al=C)
for a in(30,50,60,80,None):
    y+=1; u=sum(r['units'] for r in rows if r.get('ami')==a); cell(16,f'{a}% AMI' if a else 'Exempt'); cell(17,u); cell(18,u/s['units'],fmt='0.0%')
rl.append(['Rent limits used (gross)','30%','50%','60%','80%'])
for q in [['Studio',443,738,886,1181],['1 Bed',474,790,948,1265],['2 Bed',569,948,1138,1518],['3 Bed',657,1095,1315,1754]]: rl.append(q)
rl.column_dimensions['A'].width=26
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{DOC}/{N}.xlsx'); print(s)
save(N,'xlsx','UM',M,rows,tot,'MULTIFAMILY','ResMan LIHTC unit mix, plan cells merged over AMI bands, two sections with own headers, side recap table, limits sheet',True)
