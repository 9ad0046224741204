# regenerates every document, truth and index.json from fixed seeds
import pdf_a,pdf_b,wb_a,wb_b
for g in (pdf_a.p1,pdf_a.p2,pdf_a.p3,pdf_a.p4,pdf_b.p5,pdf_b.p6,pdf_b.p7,wb_a.w1,wb_a.w2,wb_a.w3,wb_a.w4,wb_b.w5,wb_b.w6,wb_b.w7): g()
