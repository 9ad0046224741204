from h import *
import xlwt
r=R(9); name='Owner balances Sept.xls'
L='''A-101|Whitcombe, J. & R.|385
A-104|Dorsey Family Trust|385
A-202|Pell, Anita|410
A-203|Bluestem Rentals LLC|410
A-301|Nakagawa, Ken|435
B-102|Ortiz-Hale, Monica|385
B-105|Sutter Holdings 105 LLC|385
B-201|Vandermeer, P.|410
B-204|Estate of L. Cromarty|410
B-305|Haddad, Sami|435
C-101|Fenwick, Tom / Fenwick, Gail|385
C-103|Bluestem Rentals LLC|385
C-206|Marchetti, Dario|410
C-302|Lockridge, Yvonne|435
C-304|Tran, Bao|435
PH-1|Graystone Investors, LP|690
PH-2|Ellery, Constance|690
G-14|Vandermeer, P. (garage)|45'''
H=['Unit','Owner','Monthly\nDues','Sep','Aug','Jul','Jun &\nPrior','Late /\nLegal','TOTAL\nDUE']
K=['other:Monthly Dues','other:Sep','other:Aug','other:Jul','other:Jun & Prior','other:Late / Legal','total']
wb=xlwt.Workbook(); ws=wb.add_sheet('Sept 2025'); wb.add_sheet('Aug 2025').write(0,0,'see archived file')
e=lambda s,f='General': xlwt.easyxf(s,num_format_str=f)
NF='#,##0.00_);(#,##0.00)'
ws.write_merge(0,0,0,9,'PELICAN POINT CONDOMINIUMS',e('font: bold on, height 280; align: horiz center'))
ws.write_merge(1,1,0,9,'Owners with balances - September 30, 2025 (after 9/30 deposit)',e('font: italic on; align: horiz center'))
for i,h in enumerate(H): ws.write(3,i,h,e('font: bold on; align: horiz center, wrap on, vert center; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow'))
ws.write(3,9,'Action',e('font: bold on; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow'))
ws.row(3).height_mismatch=True; ws.row(3).height=680
rows=[];S=[0]*7; y=4; rows_ct=0
act=['','reminder 9/16','','attorney','plan: $200/mo','','lien filed 6/3','']
for i,l in enumerate(L.split('\n')):
    u,n,d=l.split('|'); d=float(d); v=[d]+[None]*5
    if i in (2,9,14): v[1]=-round(r.choice([d,d*2,15.5]),2)
    else:
        v[1]=d if r.random()<.8 else round(d*.4,2)
        dep=r.choice([1,1,2,3,4])
        if dep>1: v[2]=d
        if dep>2: v[3]=d
        if dep>3: v[4]=round(d*r.randint(1,7)+r.choice([0,120.25,60]),2)
        if dep>1 or r.random()<.4: v[5]=round(25.*dep+(r.choice([0,0,612.5,340.]) if dep>2 else 0),2)
    t=round(sum(x or 0 for x in v[1:]),2); v.append(t)
    st='font: name Calibri' + ('; pattern: pattern solid, fore_colour rose' if t>2000 else '')
    ws.row(y).height_mismatch=True; ws.row(y).height=300; ws.write(y,0,u,e(st)); ws.write(y,1,n,e(st)); row=dict(unit=u,name=n)
    for j,q in enumerate(v):
        if q is None: ws.write(y,2+j,'-' if j==5 else '',e(st+'; align: horiz right')); continue
        ws.write(y,2+j,q,e(st,NF)); row[K[j]]=q; S[j]=round(S[j]+q,2)
    ws.write(y,9,'credit - apply to Oct' if t<0 else 'attorney - lien filed' if t>2000 else 'plan: $200/mo' if t>1400 else 'reminder 9/16' if t>800 else '',e(st)); rows.append(row); y+=1
    if u in('A-301','B-305','C-304'): y+=1
ws.write(y,1,'Total all owners',e('font: bold on'))
tot={'label':'Total all owners'}
for j in range(1,7): ws.write(y,2+j,S[j],e('font: bold on; borders: top thin, bottom double',NF)); tot[K[j]]=S[j]
ws.write(y+2,0,'Dues are due on the 1st, late after the 10th ($25). Board asked that anything over $2,000 go to counsel (shaded).',e('font: italic on, height 160'))
for i,w in enumerate([8,30,10,11,11,11,12,11,12,22]): ws.col(i).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D+name); print(len(rows),S)
save(name,'AR','hand-kept condo owner balances, month buckets, blank rows between buildings, credits in parentheses',True,K,rows,[tot])
