# MYOB-like Aged Receivables [Summary] by month names, tidied by a bookkeeper, Australian retirement village, xlsx (xlsxwriter)
from common import *
import xlsxwriter
R=random.Random(44)
who=[("V01","Abernethy, Mrs D"),("V02","Bacic, Mr & Mrs S"),("V03","Carrodus, Mr L"),("V05","Dunstan, Miss H"),("V06","Ebsworth, Mr & Mrs P"),("V07","Fairweather, Mrs J"),("V08","Giannakos, Mrs T"),("V09","Hollis, Mr R"),("V11","Illingworth, Mrs B"),("V12","Jankovic, Mr M"),("V12A","Keough, Mrs A"),("V14","Lattimore, Mr & Mrs G"),("V15","McAuliffe, Sr Bernadette"),("V16","Nettlefold, Mr C"),("V17","O'Dwyer, Mrs M"),("V18","Paparella, Mrs R"),("V20","Quilty, Mr F"),("V21","Rasmussen, Mr & Mrs K"),("V22","Sandery, Mrs E"),("V24","Trevorrow, Miss W"),("V25","Upfill, Mr J"),("V26","Vandenberg, Mrs C"),("V27","Wadeson, Mr & Mrs T"),("SA3","Yeomans, Mrs P"),("SA4","Zammit, Mr V")]
f='Kurrajong Village - aged receivables Sept 2026.xlsx'
wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Aged Recv')
F=dict(font_name='Calibri',font_size=10)
mon=wb.add_format({**F,'num_format':'$#,##0.00;-$#,##0.00'}); monb=wb.add_format({**F,'bold':1,'num_format':'$#,##0.00;-$#,##0.00','top':1})
pc=wb.add_format({**F,'italic':1,'num_format':'0.0%'}); n=wb.add_format(F); b=wb.add_format({**F,'bold':1}); hb=wb.add_format({**F,'bold':1,'bottom':1,'align':'right'}); hl=wb.add_format({**F,'bold':1,'bottom':1}); ti=wb.add_format({'font_name':'Calibri','font_size':14,'bold':1}); it=wb.add_format({**F,'italic':1}); wr=wb.add_format({**F,'indent':1,'italic':1,'font_color':'#7F3F00'})
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0)
ws.write(0,0,'Kurrajong Village Retirement Co-operative Ltd',ti); ws.write(1,0,'ABN 00 000 000 000   14 Kurrajong Avenue, Strathalbyn SA 5255',n); ws.write(2,0,'Aged Receivables [Summary]',b); ws.write(3,0,'As at 30/09/2026',n)
H=['Card ID','Villa','Resident','Total Due','September','August','July','Before July','Follow-up']
for j,h in enumerate(H): ws.write(5,j,h,hb if 3<=j<=7 else hl)
K=["total","other:September","other:August","other:July","other:Before July"]
fee={'S':612.40}
rows=[];notes={}
for i,(v,nm) in enumerate(who):
    base=612.40 if v.startswith('SA') else (548.15 if '&' not in nm else 571.90)
    q=R.random(); e=R.choice([0,18.5,36.0,42.75,0,0])
    if q<.12: b4=[-base,0,0,0]
    elif q<.18: b4=[r2(-base/2),0,0,0]
    elif q<.58: b4=[r2(base+e),0,0,0]
    elif q<.76: b4=[r2(base+e),r2(base-R.choice([0,100,250])),0,0]
    elif q<.88: b4=[r2(base+e),base,R.choice([base,120.0]),0]
    else: b4=[r2(base),base,base,R.choice([1096.30,274.10,1644.45])]
    if v=='V09': b4=[0,0,0,88.0]; notes[i]='call-out fee disputed'
    if v=='V21': b4=[571.90,-571.90,0,0]; notes[i]='paid Aug twice? query bank'
    if v=='V17': notes[i]='Centrelink rent assist. applied for'
    rows.append([f'RES{1007+i*3:05d}',v,nm,r2(sum(b4))]+b4)
rows.append(['GOV00002',None,'Dept of Health - HCP subsidy',r2(4216.8+1054.2),4216.8,1054.2,0.,0.]); notes[len(rows)-1]='claim 2216 resubmitted'
rows.append(['OTH00011',None,'Estate of late W. Prosser (ex V04)',r2(1826.33),0.,0.,0.,1826.33]); notes[len(rows)-1]='deduct from exit entitlement'
T=[];y=6
for i,r in enumerate(rows):
    for j in range(3):
        if r[j]: ws.write(y,j,r[j],n)
    for j in range(3,8): ws.write_number(y,j,r[j],mon)
    if i in notes: ws.write(y,8,notes[i],wr)
    t={"name":r[2],"resident":r[0]}
    if r[1]: t['unit']=r[1]
    t.update(dict(zip(K,r[3:]))); T.append(t); y+=1
y+=1
s=[r2(sum(r[j] for r in rows)) for j in range(3,8)]
ws.write(y,2,'Total:',b)
for j,v in enumerate(s): ws.write_formula(y,3+j,f'=SUM({"DEFGH"[j]}7:{"DEFGH"[j]}{6+len(rows)})',monb,v)
ws.write(y+1,2,'Ageing Percent:',it)
for j,v in enumerate(s): ws.write_number(y+1,3+j,v/s[0],pc)
ws.write(y+3,0,'Ageing by calendar month of invoice. Minus = paid in advance. V04, V10, V13, V19 and V23 vacant / under refurbishment.',it)
for a,w in zip('ABCDEFGHI',(11,7,33,12,12,12,12,12,32)): ws.set_column(f'{a}:{a}',w)
ws.freeze_panes(6,0)
wb.close()
save(f,'AR','MYOB aged receivables summary by month names, retirement village (Australia)',False,K,T,[{"label":"Total:",**dict(zip(K,s))}])
