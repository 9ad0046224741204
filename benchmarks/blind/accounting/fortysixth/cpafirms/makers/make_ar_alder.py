# QuickBooks Desktop A/R aging summary export, XLSX with tips sheet, level columns and spacer columns
from common import *
import random,openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
random.seed(4605)
B=[('14 Alder Street',['Abernathy, Colin','Bui, Trang','Castellano, Marie','Dorsey, Kwame','Eklund, Britt','Farrow, James & Lena','Gutierrez, Rosa']),
('212-216 Hobart Ave',['Haddad, Samir','Ibarra, Luis','Jessup, Carla','Kowalczyk, Piotr','Lindqvist, Eva','McAdoo, Trevor','Nakagawa, Rin',"O'Dell, Patrick",'Paquette, Noelle']),
('The Wexford (8-plex)',['Quarles, Denise','Rademaker, Jon','Sato, Emi','Thibodeaux, Remy','Ursini, Gina','Vance, Tyrell']),
('31 Mill Pond Road',['Whitlock, Ada','Xiong, Mai','Yarborough, Keith','Zielinski, Ola'])]
solo=['Bright Spin Laundry Co.','Crown Cellular (roof lease)','Delgado Garage Rental']
K=['current','b1_30','b31_60','b61_90','b90','total']
def amt(rent):
    v=[0.0]*5; r=random.random()
    if r<.25: v[0]=rent
    elif r<.5: v[1]=random.choice([rent,50.0,rent-400.0,75.0])
    elif r<.62: v[1]=rent; v[2]=round(random.uniform(100,rent),2)
    elif r<.72: v[1]=rent; v[2]=rent; v[3]=round(random.uniform(100,rent),2)
    elif r<.82: v[4]=round(random.uniform(150,4200),2)
    elif r<.92: v[0]=-round(random.choice([rent,rent/2,25.0]),2)
    else: v[1]=35.0; v[3]=35.0; v[4]=70.0
    return v
seq=[]
tot=[];rows=[]
G=[0]*6
def add(x): 
    for i in range(6): G[i]=round(G[i]+x[i],2)
ent=[('g',)+b for b in B]+[('s',s) for s in solo]
ent.sort(key=lambda e:e[1])
for e in ent:
    if e[0]=='s':
        v=amt(random.choice([425.0,1850.0,180.0])); v.append(round(sum(v),2)); seq.append(('c',e[1],v)); rows.append(dict(name=e[1],**dict(zip(K,v)))); add(v)
    else:
        seq.append(('h',e[1],None)); S=[0]*6
        names=list(e[2])
        for n in names+([e[1]+' - Other'] if e[1].startswith('212') else []):
            v=amt(float(random.choice([985,1050,1125,1240,1395,1460])) ) if ' - Other' not in n else [0.0,0.0,-212.5,0.0,0.0]
            v.append(round(sum(v),2)); seq.append(('j',n,v)); rows.append(dict(property=e[1],name=n,**dict(zip(K,v))))
            S=[round(a+b,2) for a,b in zip(S,v)]; add(v)
        seq.append(('t','Total '+e[1],S)); tot.append(dict(label='Total '+e[1],**dict(zip(K,S))))
seq.append(('T','TOTAL',G)); tot.append(dict(label='TOTAL',**dict(zip(K,[float(g) for g in G]))))
wb=openpyxl.Workbook(); t=wb.active; t.title='QuickBooks Desktop Export Tips'
t['B2']='QuickBooks Desktop Export Tips'; t['B2'].font=Font(name='Arial',size=14,bold=True)
for i,s in enumerate(['The following Excel features can make it easier to work with your exported report.','Auto Filter: view only the data you want to see.','Freeze Panes: keep headings visible as you scroll.','Print Setup: header and footer carry the report title, time and date.']): t.cell(4+2*i,2,s).font=Font(name='Arial',size=10)
t.column_dimensions['B'].width=90
ws=wb.create_sheet('Sheet1'); wb.active=1
F=Font(name='Arial',size=8); FB=Font(name='Arial',size=8,bold=True)
vc=[5,7,9,11,13,15]
for c,h in zip(vc,['Current','1 - 30','31 - 60','61 - 90','> 90','TOTAL']):
    x=ws.cell(1,c,h); x.font=FB; x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=Side('medium'))
col={'h':2,'c':2,'j':3,'t':2,'T':1}
for i,(k,n,v) in enumerate(seq,2):
    ws.cell(i,col[k],n).font=FB
    if v:
        for c,a in zip(vc,v):
            x=ws.cell(i,c,a); x.font=FB if k=='T' else F; x.number_format='#,##0.00;-#,##0.00'
            if k=='t': x.border=Border(top=Side('thin'))
            if k=='T': x.border=Border(top=Side('thin'),bottom=Side('double'))
for c,w in {'A':3,'B':3,'C':26,'D':2,'F':1.5,'H':1.5,'J':1.5,'L':1.5,'N':1.5}.items(): ws.column_dimensions[c].width=w
for c in 'EGIKMO': ws.column_dimensions[c].width=11
ws.oddHeader.left.text='2:14 PM  04/06/26'; ws.oddHeader.center.text='Thornbury Family Rentals LLC - A/R Aging Summary'; ws.oddHeader.right.text='As of March 31, 2026'; ws.oddFooter.right.text='Page &P'; ws.page_setup.orientation='landscape'
ws.freeze_panes='D2'
f='ar_thornbury_qb_summary.xlsx'; wb.save(doc(f))
save(f,'AR',K,rows,tot,None,'MULTIFAMILY','QuickBooks Desktop A/R Aging Summary export: level columns, spacer columns, tips sheet, title in print header only',True)
print(len(rows),G)
